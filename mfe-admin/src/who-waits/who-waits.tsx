import { Link, useQuery } from '@forecourt/web-kit';
import { mayI } from '../session/own-account.ts';
import { useNow } from '../time/use-now.ts';
import { whoWaitsAddress, whoWaitsQuery } from './get-who-waits.ts';
import { whoWaitsInWords } from './who-waits-in-words.ts';

/** Says in a dialog who waits for these vans, with a link to their enquiries. */
export function WhoWaits({ ids }: { readonly ids: readonly number[] }) {
  return mayI('enquiries.read') ? <Waiting ids={ids} /> : null;
}

function Waiting({ ids }: { readonly ids: readonly number[] }) {
  const { data, isError } = useQuery(whoWaitsQuery(ids));
  const now = useNow();
  if (isError) return <p role="status">It could not be checked whether there are open enquiries.</p>;
  if (!data) return <p role="status">Looking for open enquiries…</p>;
  const words = whoWaitsInWords(data, now);
  if (words === null) return <p role="status">No open enquiries.</p>;
  return (
    <p role="status">
      <b className="ink">{words}.</b> <Link to={whoWaitsAddress(ids)}>See enquiries</Link>
    </p>
  );
}
