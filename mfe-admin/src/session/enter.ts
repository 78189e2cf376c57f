import type { SignedIn } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { statusQuery } from './get-status.ts';
import { isSameAccount } from './own-account.ts';
import { storedToken } from './token.ts';

/** What follows when a login is complete: the token is kept. */
export function useEnter(onSignedIn?: () => void) {
  const client = useQueryClient();
  return ({ token, message, recoveryCodesLeft }: SignedIn) => {
    const before = storedToken.current();
    // What somebody else has read in this tab may be more than this account may read.
    if (before === null || !isSameAccount(before, token)) client.clear();
    client.setQueryData(statusQuery(token).queryKey, { authenticated: true });
    storedToken.keep(token);
    showToast({ title: message, ...(recoveryCodesLeft !== undefined && { text: leftWords(recoveryCodesLeft) }) });
    onSignedIn?.();
  };
}

const leftWords = (codes: number): string => {
  if (codes === 0) return 'That was your last recovery code. Make new ones under Your account.';
  return codes === 1 ? 'One recovery code is left. Make new ones under Your account.' : `${codes} recovery codes are left.`;
};
