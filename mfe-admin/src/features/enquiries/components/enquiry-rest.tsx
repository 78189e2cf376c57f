import { Button, ErrorState } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { enquiriesQuery } from '../api/get-enquiries.ts';
import { EnquiryCards } from './enquiry-cards.tsx';
import styles from './enquiry-list.module.css';

interface EnquiryRestProps {
  readonly query: string;
  readonly cursor: string;
}

/** What came in before: read when it is asked for, part by part. */
export function EnquiryRest({ query, cursor }: EnquiryRestProps) {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...enquiriesQuery(query, cursor), enabled: isWanted });
  if (isError && !data) {
    return (
      <ErrorState
        title="Error Loading Enquiries"
        text="Earlier enquiries could not be read."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!isWanted || !data) {
    return (
      <Button className={styles.more} aria-busy={isWanted} onClick={() => setWanted(true)}>
        {isWanted ? 'Loading...' : 'Show earlier enquiries'}
      </Button>
    );
  }
  return (
    <>
      <section ref={takeFocus} tabIndex={-1} aria-label="Earlier enquiries">
        <EnquiryCards enquiries={data.enquiries} />
      </section>
      {data.nextCursor !== null && <EnquiryRest query={query} cursor={data.nextCursor} />}
    </>
  );
}
