import { Button, Container, EmptyState, ErrorState } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useState } from 'react';
import { type AuditFilter, auditLogQuery } from '../api/get-audit-log.ts';
import type { KnownRecords } from '../audit-sentences.ts';
import { useKnownRecords } from '../hooks/use-known-records.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-log-tab.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[1-9]\d{0,9}$/;
const WORD = /^[\w-]{1,40}$/;

/** The audit log, optionally filtered by van, day, person or kind. */
export function AuditLogTab() {
  const known = useKnownRecords();
  const [params] = useSearchParams();
  const asked = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0] ?? null;
  const filter = { vehicle: asked('vehicle', ID), day: asked('day', DAY), actor: asked('by', WORD), kind: asked('kind', WORD) };
  return (
    <Container className={styles.tab}>
      <h1 className="h3">Activity</h1>
      <p className={styles.lead}>Who did what, and when. It names vans and record numbers, never customers.</p>
      <AuditFilters filter={filter} known={known} />
      <Parts key={JSON.stringify(filter)} filter={filter} known={known} />
    </Container>
  );
}

interface PartsProps {
  readonly filter: AuditFilter;
  /** Undefined until they are known. */
  readonly known: KnownRecords | undefined;
}

function Parts(props: PartsProps) {
  // The cursors of the older pages that have been opened.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return cursors.map((cursor, index) => (
    <Part
      key={cursor}
      {...props}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors((now) => [...now, next])}
    />
  ));
}

interface PartProps extends PartsProps {
  readonly cursor: string | null;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function Part({ filter, cursor, known, isLast, onMore }: PartProps) {
  const { data, isError, refetch } = useQuery(auditLogQuery(filter, cursor));
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
  if (data.entries.length === 0) {
    const isNarrowed = Object.values(filter).some((value) => value !== null);
    return (
      <EmptyState
        title={isNarrowed ? 'No activity found' : 'No activity yet'}
        text={isNarrowed ? 'Nothing matches these filters.' : 'Everything staff do appears here.'}
        action={null}
      />
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <AuditEntries entries={data.entries} known={known} />
      {isLast && nextCursor !== null && (
        <Button className="mt-5" onClick={() => onMore(nextCursor)}>
          Show earlier
        </Button>
      )}
    </>
  );
}
