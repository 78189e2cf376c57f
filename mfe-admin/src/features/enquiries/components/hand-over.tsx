import { MAX_HANDED_OVER } from '@forecourt/contracts';
import { Button, Select } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { type FormEvent, useState } from 'react';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { assigneesQuery } from '../api/get-assignees.ts';
import { useHandOver } from '../api/hand-over.ts';
import { takerOptions } from '../assignee-options.ts';
import { enquiriesInWords } from '../enquiries-in-words.ts';
import styles from './hand-over.module.css';

/** Hands all open enquiries of the person whose enquiries are shown to somebody else. */
export function HandOver({ assignee }: { readonly assignee: string }) {
  const own = ownAccount();
  const { data: accounts = [] } = useQuery(accountsQuery);
  const { data: assignees } = useQuery(assigneesQuery);
  const colleague = useColleagueName();
  const nameOf = (account: string) => (account === own ? 'you' : colleague(account));
  const { mutate, isPending } = useHandOver(nameOf);
  const [taker, setTaker] = useState('');
  const open = Math.min(assignees?.find(({ id }) => id === assignee)?.open ?? 0, MAX_HANDED_OVER);
  if (open === 0 || !mayI('enquiries.work')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taker !== '' && !isPending) mutate({ assignee, newAssignee: taker }, { onSuccess: () => setTaker('') });
  };
  const whose = assignee === own ? 'your' : `${colleague(assignee)}'s`;
  return (
    <form aria-label={`Hand over ${whose} open enquiries`} className={styles.form} onSubmit={submit}>
      <Select
        label={`Hand ${enquiriesInWords(open)} to`}
        compact
        options={takerOptions(accounts, own, assignee)}
        value={taker}
        onChange={({ target }) => setTaker(target.value)}
      />
      <Button type="submit" size="small" variant="dark" aria-busy={isPending} disabled={taker === ''}>
        {isPending ? 'Handing over...' : 'Hand over'}
      </Button>
    </form>
  );
}
