import { FormSelect } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useRef } from 'react';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { ownAccount } from '../../../session/own-account.ts';
import type { ChosenTime } from '../../../time/chosen-time.ts';
import { TimeFields } from '../../../time/time-fields.tsx';
import { useNow } from '../../../time/use-now.ts';
import { assigneeOptions } from '../assignee-options.ts';
import type { Entry, NextStep } from '../entry.ts';
import { daysAhead } from '../time-ahead.ts';

const STEPS: readonly { readonly value: NextStep; readonly label: string }[] = [
  { value: 'none', label: 'Nothing yet' },
  { value: 'call', label: 'Ring them again' },
  { value: 'appointment', label: 'They come to an appointment' },
];

interface NextStepFieldsProps {
  readonly entry: Entry;
  /** What the day and the time mean, or what is wrong with them. */
  readonly time: ChosenTime | null;
  readonly onType: (change: Partial<Entry>) => void;
}

/** Who sees to an enquiry that is entered, and what they do next. */
export function NextStepFields({ entry, time, onType }: NextStepFieldsProps) {
  const { data: accounts = [] } = useQuery(accountsQuery);
  const now = useNow();
  const fields = useRef<HTMLFieldSetElement>(null);
  const own = accounts.some(({ id }) => id === ownAccount()) ? ownAccount() : null;
  const assignee = entry.assignee ?? own ?? '';
  const offered = assigneeOptions(accounts, own, assignee || null).filter((option) => !('disabled' in option));
  return (
    <>
      <FormSelect
        label="Assigned to"
        options={offered}
        value={assignee}
        onChange={({ target }) => onType({ assignee: target.value })}
      />
      <FormSelect
        label="What comes next"
        options={STEPS}
        value={entry.next}
        onChange={({ target }) => onType({ next: target.value as NextStep })}
      />
      {entry.next === 'call' && entry.phone.trim() === '' && (
        <p className="small muted">No phone number is known. Add one above, or nobody can ring them.</p>
      )}
      {entry.next !== 'none' && (
        <TimeFields
          legend={entry.next === 'call' ? 'When to ring them again' : 'When they come'}
          dayLabel="Day"
          {...daysAhead(now)}
          when={{
            fields,
            chosen: entry,
            choose: onType,
            fault: time && 'wrong' in time ? time : null,
            note: time && 'at' in time ? time.note : null,
          }}
        />
      )}
    </>
  );
}
