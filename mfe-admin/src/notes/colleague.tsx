import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from './get-accounts.ts';

/** An account by its name; nothing waits for the names to load. */
export function Colleague({ account }: { readonly account: string }) {
  const { data: accounts } = useQuery(accountsQuery);
  return accounts?.find(({ id }) => id === account)?.name ?? (account === 'operator' ? 'The operator' : 'A colleague');
}
