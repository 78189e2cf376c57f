import type { EnquirySort } from '@forecourt/contracts';
import { Button, EmptyState, ErrorState } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { focusMain } from '../../../address/focus-main.ts';
import { enquiriesQuery, listQueryOf } from '../api/get-enquiries.ts';
import { ArrivalsNotice } from './arrivals-notice.tsx';
import { EnquiryCards } from './enquiry-cards.tsx';
import styles from './enquiry-list.module.css';
import { EnquiryRest } from './enquiry-rest.tsx';
import { LoadingEnquiries } from './loading-enquiries.tsx';

interface EnquiryListProps {
  readonly query: string;
  readonly sort: EnquirySort;
  /** How many there are by their count, which is read again when one arrives. */
  readonly total: number | undefined;
  readonly isNarrowed: boolean;
  /** Whether the address names the one enquiry that is looked at. */
  readonly isOne: boolean;
  readonly onShowAll: () => void;
}

/** On a phone the choices above fill the window. */
const intoSight = (list: HTMLElement | null): void => {
  if (list && matchMedia('(max-width: 767px)').matches) list.scrollIntoView();
};

/** The filtered enquiries: the first page, and those after it that have been opened. */
export function EnquiryList({ query: filter, sort, total, isNarrowed, isOne, onShowAll }: EnquiryListProps) {
  const query = listQueryOf(filter, sort);
  const { data, isError, isFetching, refetch } = useQuery(enquiriesQuery(query, null));
  // Showing new ones starts a new list, because older pages would no longer adjoin.
  const [reading, setReading] = useState(0);
  const showNew = async () => {
    await refetch();
    setReading((number) => number + 1);
    focusMain();
  };
  // The first of a list disturbs nobody, so that it is shown at once: the heading counts it already.
  const isEmpty = data?.enquiries.length === 0;
  const isBehind = isEmpty && total !== undefined && total > 0;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  if (isError && !data) {
    return (
      <ErrorState
        title="Error Loading Enquiries"
        text="The enquiries could not be loaded. Nothing has changed."
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!data || (isBehind && isFetching)) return <LoadingEnquiries />;
  return (
    <div ref={isOne ? intoSight : null} className={styles.list}>
      {sort === 'newest' && <ArrivalsNotice query={query} newestShown={data.enquiries[0]} onShow={showNew} />}
      {isEmpty && (
        <EmptyState
          title={isNarrowed ? 'No enquiries found' : 'No enquiries yet'}
          text={
            isNarrowed ? 'No enquiry matches your filters.' : 'Enquiries from the website appear here, and those that you add.'
          }
          action={isNarrowed && <Button onClick={onShowAll}>Show all enquiries</Button>}
        />
      )}
      <EnquiryCards enquiries={data.enquiries} />
      {data.nextCursor !== null && <EnquiryRest key={reading} query={query} cursor={data.nextCursor} />}
    </div>
  );
}
