import { storedToken } from './token.ts';

/** The account id of whoever is signed in, for telling their own doings from others'; null where the token cannot be read. */
export function ownAccount(): string | null {
  try {
    const payload = storedToken.current()?.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null;
  } catch {
    return null;
  }
}
