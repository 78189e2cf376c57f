import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { ownAccount } from '../../../session/own-account.ts';

/** The owner's account has this name until it is given one, which no letter is signed with. */
const NAMELESS = 'Owner';

/** The name that a letter is signed with; null without one. */
export function useAuthor(): string | null {
  const { data: accounts } = useQuery(accountsQuery);
  const name = accounts?.find(({ id }) => id === ownAccount())?.name;
  return name && name !== NAMELESS ? name : null;
}
