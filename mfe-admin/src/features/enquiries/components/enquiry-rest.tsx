import { Button, ErrorState } from '@forecourt/ui';
import { useQuery, useQueryClient } from '@forecourt/web-kit';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { enquiriesQuery } from '../api/get-enquiries.ts';
import { EnquiryCards } from './enquiry-cards.tsx';

interface EnquiryRestProps {
  readonly query: string;
  readonly cursor: string;
}

/** The enquiries after those, loaded page by page on demand and cached for when the user comes back. */
export function EnquiryRest({ query, cursor }: EnquiryRestProps) {
  const client = useQueryClient();
  const [wasRead] = useState(() => client.getQueryData(enquiriesQuery(query, cursor).queryKey) !== undefined);
  const [isAskedFor, setAskedFor] = useState(false);
  const isWanted = wasRead || isAskedFor;
  const { data, isError, refetch } = useQuery({ ...enquiriesQuery(query, cursor), enabled: isWanted });
  if (isError && !data) {
    return (
      <ErrorState
        title="Error Loading Enquiries"
        text="More enquiries could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!isWanted || !data) {
    return (
      <Button className="at-left" aria-busy={isWanted} onClick={() => setAskedFor(true)}>
        {isWanted ? 'Loading...' : 'Show more enquiries'}
      </Button>
    );
  }
  return (
    <>
      <section ref={isAskedFor ? takeFocus : null} tabIndex={-1} aria-label="More enquiries">
        <EnquiryCards enquiries={data.enquiries} />
      </section>
      {data.nextCursor !== null && <EnquiryRest query={query} cursor={data.nextCursor} />}
    </>
  );
}
