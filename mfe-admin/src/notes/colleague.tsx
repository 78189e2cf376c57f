import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from './get-accounts.ts';

/** Whoever has an account, by its name; nobody's name is waited for. */
export function Colleague({ account }: { readonly account: string }) {
  const { data: accounts } = useQuery(accountsQuery);
  return accounts?.find(({ id }) => id === account)?.name ?? (account === 'operator' ? 'The operator' : 'A colleague');
}
