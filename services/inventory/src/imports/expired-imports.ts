/** Rows may hold anything that a file had, and are not needed for longer than a deleted van. */
export const EXPIRED_IMPORTS = ["DELETE FROM stock_import WHERE created_at < now() - interval '30 days'"];
