import { storedToken } from './token.ts';

/** The id of the signed-in account, to distinguish its own actions; null if the token cannot be read. */
export function ownAccount(): string | null {
  try {
    const payload = storedToken.current()?.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null;
  } catch {
    return null;
  }
}
