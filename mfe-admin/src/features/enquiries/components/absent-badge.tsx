import { type Enquiry, OPEN_STATUSES } from '@forecourt/contracts';
import { Badge } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { accountsQuery } from '../../../notes/get-accounts.ts';

/** Marks an open enquiry that waits for somebody who cannot log in. */
export function AbsentBadge({ enquiry: { assignee, status } }: { readonly enquiry: Enquiry }) {
  const { data: accounts } = useQuery(accountsQuery);
  const absent = accounts?.find(({ id, isActive }) => id === assignee && isActive === false);
  if (!absent || !OPEN_STATUSES.some((open) => open === status)) return null;
  return <Badge tone="orange">{absent.name} can't log in</Badge>;
}
