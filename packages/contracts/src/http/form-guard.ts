import { z } from 'zod';

/**
 * The extra fields of every public form (architecture §5): a honeypot that people do not see, and the token of
 * GET /api/inquiries/form-token, which proves when the form was opened. API callers may omit both and then get a lower rate
 * limit (ADR 005).
 */
export const formGuardShape = {
  /** The honeypot: only bots fill it in. */
  website: z.string().max(200).optional(),
  formToken: z.string().max(200).optional(),
};

/** Answer of GET /api/inquiries/form-token. */
export const formTokenSchema = z.object({ formToken: z.string() });
export type FormToken = z.infer<typeof formTokenSchema>;
