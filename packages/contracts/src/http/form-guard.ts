import { z } from 'zod';

/**
 * What every public form carries besides its own fields (architecture §5): a field that people never see and so leave empty,
 * and the token of GET /api/inquiries/form-token, which says when the form was opened. Callers of the documented API may
 * leave both out; they then share a narrower limit (ADR 005).
 */
export const formGuardShape = {
  /** Must be empty: only programs fill it in. */
  website: z.string().max(200).optional(),
  formToken: z.string().max(200).optional(),
};

/** Answer of GET /api/inquiries/form-token. */
export const formTokenSchema = z.object({ formToken: z.string() });
export type FormToken = z.infer<typeof formTokenSchema>;
