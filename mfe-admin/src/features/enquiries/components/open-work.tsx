import { Link, useQuery } from '@forecourt/web-kit';
import { assigneesQuery } from '../api/get-assignees.ts';
import { enquiriesInWords } from '../enquiries-in-words.ts';

interface OpenWorkProps {
  readonly account: string;
  readonly name: string;
}

/** What would wait for somebody who is about to be unable to log in, with the way to hand it over. */
export function OpenWork({ account, name }: OpenWorkProps) {
  const { data: assignees, isError } = useQuery(assigneesQuery);
  if (isError && !assignees) return <>How many open enquiries {name} has could not be loaded.</>;
  if (!assignees) return null;
  const { open = 0, appointments = 0 } = assignees.find(({ id }) => id === account) ?? {};
  if (open === 0) return <>{name} has no open enquiries.</>;
  const which = `${appointments} of them ${appointments === 1 ? 'an appointment' : 'appointments'}`;
  return (
    <>
      {name} has{' '}
      <Link to={`/admin?tab=inquiries&status=open&assignee=${account}`}>{enquiriesInWords(open).replace(' ', ' open ')}</Link>
      {appointments > 0 && `, ${which}`}. They would count as nobody's: hand them over there.
    </>
  );
}
