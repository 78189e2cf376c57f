import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from '../notes/get-accounts.ts';
import { ownAccount } from '../session/own-account.ts';

/** The first account is called this until its owner has said a name, which no letter is signed with. */
const NAMELESS = 'owner';

/** The user's name, which letters are signed with: null if there is none, undefined until that is known. */
export function useOwnName(): string | null | undefined {
  const { data: accounts } = useQuery(accountsQuery);
  if (accounts === undefined) return undefined;
  const name = accounts.find(({ id }) => id === ownAccount())?.name ?? NAMELESS;
  return name === NAMELESS ? null : name;
}
