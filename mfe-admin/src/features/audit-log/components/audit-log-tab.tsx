import { Button, Container, EmptyState, ErrorState } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { auditLogQuery } from '../api/get-audit-log.ts';
import { AuditEntries } from './audit-entries.tsx';
import styles from './audit-log-tab.module.css';

/** Who did what to which record and when. */
export function AuditLogTab() {
  // The cursors of the parts before the newest, as far as one has read.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Container className={styles.tab}>
      <h1 className={styles.title}>Activity</h1>
      <p className={styles.lead}>Who did what, and when. It names records, never the people in them.</p>
      {cursors.map((cursor, index) => (
        <Part
          key={cursor}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors((now) => [...now, next])}
        />
      ))}
    </Container>
  );
}

interface PartProps {
  readonly cursor: string | null;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function Part({ cursor, isLast, onMore }: PartProps) {
  const { data, isError, refetch } = useQuery(auditLogQuery(cursor));
  if (isError) {
    return (
      <ErrorState
        title="The activity could not be read"
        text="Please try again."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!data) return <p role="status">Loading...</p>;
  if (data.entries.length === 0) return <EmptyState title="Nothing yet" text="What staff do appears here." action={null} />;
  const { nextCursor } = data;
  return (
    <>
      <AuditEntries entries={data.entries} />
      {isLast && nextCursor !== null && (
        <Button className={styles.more} onClick={() => onMore(nextCursor)}>
          Show earlier
        </Button>
      )}
    </>
  );
}
