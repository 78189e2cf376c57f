import type { ListKey } from '@forecourt/rules';

/** The whole stock. */
export const STOCK_LIST = '/vehicles';

/** A link to the stock filtered by one value, as the list itself writes it, without loading the list's code. */
export const stockBy = (key: ListKey, value: string): string => `${STOCK_LIST}?${new URLSearchParams({ [key]: value })}`;
