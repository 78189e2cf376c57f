import type { AuditEntry } from '@forecourt/contracts';
import { Link } from '@forecourt/web-kit';
import { actorOf, auditSentence, type KnownRecords } from '../audit-sentences.ts';
import styles from './audit-entries.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly known: KnownRecords;
}

/** A page of the log, grouped by day. */
export function AuditEntries({ entries, known }: AuditEntriesProps) {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const name = day.format(new Date(entry.occurredAt));
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  return [...days].map(([name, ofDay]) => (
    <section key={name} aria-label={name} className="mt-6">
      <h2 className="mb-2 h5">{name}</h2>
      <ol className="rounded-lg edged paper">
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} known={known} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry, known }: { readonly entry: AuditEntry; readonly known: KnownRecords }) {
  const { record, done, href } = auditSentence(entry, known);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.occurredAt} className="muted tabular">
        {time.format(new Date(entry.occurredAt))}
      </time>
      <span className="ink strong">{actorOf(entry)}</span>
      <span>
        {record !== null && (
          <>
            {href === null ? record : <Link to={href}>{record}</Link>}
            {': '}
          </>
        )}
        {done}
      </span>
    </li>
  );
}
