import type { FormToken } from '@forecourt/contracts';
import type { Api } from '@forecourt/web-kit';

/** What a form sends besides its fields, from its opening until it is accepted. */
export interface FormStart {
  /** Makes a repeated request count once. */
  readonly idempotencyKey: string;
  /** Proves when the form was opened (architecture §5); null if it could not be fetched, when the form is sent without. */
  readonly formToken: string | null;
}

/** How long the page or a visitor waits for a token. */
const TOKEN_DEADLINE_MS = 1_500;

/** A version 4 UUID. `crypto.randomUUID` is missing on plain HTTP pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export async function fetchFormToken(api: Api): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TOKEN_DEADLINE_MS);
    return (await api.json<FormToken>('/api/inquiries/form-token', { signal })).formToken;
  } catch {
    return null;
  }
}

export const startForm = async (api: Api): Promise<FormStart> => ({
  idempotencyKey: newIdempotencyKey(),
  formToken: await fetchFormToken(api),
});
