import type { Enquiry } from '@forecourt/contracts';
import { Select } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { useChangeEnquiry } from '../api/change-enquiry.ts';
import { assigneeOptions } from '../assignee-options.ts';

interface AssigneeChoiceProps {
  readonly enquiry: Enquiry;
  /** Whose enquiry it is, for screen readers. */
  readonly name: string;
}

/** Which colleague sees to an enquiry. */
export function AssigneeChoice({ enquiry, name }: AssigneeChoiceProps) {
  const { data: accounts = [] } = useQuery(accountsQuery);
  const { mutate: change } = useChangeEnquiry(enquiry);
  return (
    <Select
      label={`Who sees to ${name}`}
      hideLabel
      compact
      options={assigneeOptions(accounts, ownAccount(), enquiry.assignee)}
      value={enquiry.assignee ?? ''}
      disabled={!mayI('enquiries.work')}
      onChange={({ target }) => change({ assignee: target.value || null })}
    />
  );
}
