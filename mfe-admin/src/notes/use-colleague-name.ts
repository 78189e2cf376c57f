import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from './get-accounts.ts';

/** Those who act without an account, for the middle of a sentence. */
export const WITHOUT_ACCOUNT: Readonly<Record<string, string>> = { operator: 'the command line', releases: 'the site itself' };

/** Who an account is, for the middle of a sentence; nothing waits for the names to load. */
export function useColleagueName(): (account: string) => string {
  const { data: accounts } = useQuery(accountsQuery);
  return (account) => accounts?.find(({ id }) => id === account)?.name ?? WITHOUT_ACCOUNT[account] ?? 'a colleague';
}

/** By whom something was done: "by Ann", "from the command line". */
export function useByWhom(): (account: string) => string {
  const nameOf = useColleagueName();
  return (account) => (account === 'operator' ? 'from the command line' : `by ${nameOf(account)}`);
}
