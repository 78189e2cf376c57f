import { Button, ErrorState } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { enquiriesQuery } from '../api/get-enquiries.ts';
import { EnquiryCards } from './enquiry-cards.tsx';
import styles from './enquiry-list.module.css';
import { LoadingEnquiries } from './loading-enquiries.tsx';

interface EnquiryRestProps {
  readonly query: string;
  readonly cursor: string;
}

/** What came in before: read when it is asked for, part by part. */
export function EnquiryRest({ query, cursor }: EnquiryRestProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Part query={query} cursor={cursor} />;
  return (
    <Button className={styles.more} onClick={() => setWanted(true)}>
      Show earlier enquiries
    </Button>
  );
}

function Part({ query, cursor }: EnquiryRestProps) {
  const { data, isError, refetch } = useQuery(enquiriesQuery(query, cursor));
  if (isError && !data) {
    return (
      <ErrorState
        title="Error Loading Enquiries"
        text="Earlier enquiries could not be read."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!data) return <LoadingEnquiries />;
  return (
    <>
      <EnquiryCards enquiries={data.enquiries} />
      {data.nextCursor !== null && <EnquiryRest query={query} cursor={data.nextCursor} />}
    </>
  );
}
