import { Button, Container, EmptyState, ErrorState } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { auditLogQuery } from '../api/get-audit-log.ts';
import type { KnownVehicles } from '../audit-sentences.ts';
import { useKnownVehicles } from '../hooks/use-known-vehicles.ts';
import { AuditEntries } from './audit-entries.tsx';
import styles from './audit-log-tab.module.css';

/** Who did what to which record and when. */
export function AuditLogTab() {
  const known = useKnownVehicles();
  // The cursors of the parts before the newest, as far as one has read.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Container className={styles.tab}>
      <h1 className={styles.title}>Activity</h1>
      <p className={styles.lead}>Who did what, and when. It names vans and record numbers, never customers.</p>
      {cursors.map((cursor, index) => (
        <Part
          key={cursor}
          cursor={cursor}
          known={known}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors((now) => [...now, next])}
        />
      ))}
    </Container>
  );
}

interface PartProps {
  readonly cursor: string | null;
  /** Undefined until they are known. */
  readonly known: KnownVehicles | undefined;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function Part({ cursor, known, isLast, onMore }: PartProps) {
  const { data, isError, refetch } = useQuery(auditLogQuery(cursor));
  if (isError) {
    return (
      <ErrorState
        title="Error Loading Activity"
        text="The activity could not be loaded. Please try again."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!data || !known) return <p role="status">Loading...</p>;
  if (data.entries.length === 0)
    return <EmptyState title="No activity yet" text="Everything staff do appears here." action={null} />;
  const { nextCursor } = data;
  return (
    <>
      <AuditEntries entries={data.entries} known={known} />
      {isLast && nextCursor !== null && (
        <Button className={styles.more} onClick={() => onMore(nextCursor)}>
          Show earlier
        </Button>
      )}
    </>
  );
}
