import { mayDo, type Permission, ROLES } from '@forecourt/contracts';
import { useSyncExternalStore } from 'react';
import { storedToken } from './token.ts';

/** What the token says of its user; nothing if it cannot be read. */
function claims(token = storedToken.current()): { readonly sub?: string; readonly role?: string } {
  try {
    const payload = token?.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** The id of the signed-in account, to distinguish its own actions; null if the token cannot be read. */
export const ownAccount = (): string | null => claims().sub ?? null;

/** Whether two tokens are of one account. */
export const isSameAccount = (one: string, other: string): boolean => {
  const { sub } = claims(one);
  return sub !== undefined && sub === claims(other).sub;
};

const none = () => null;

/** For what is memoised and asks `mayI`: renders it again when the user has logged in again, perhaps in another role. */
export const useOwnRole = (): void => void useSyncExternalStore(storedToken.subscribe, storedToken.current, none);

/** Whether the user's role may do it: decides what is shown. What is done the server decides. */
export function mayI(permission: Permission): boolean {
  const { role = 'owner' } = claims();
  return ROLES.some((known) => known === role && mayDo(known, permission));
}
