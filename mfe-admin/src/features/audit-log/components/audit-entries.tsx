import type { AuditEntry } from '@forecourt/contracts';
import { Link } from '@forecourt/web-kit';
import { auditSentence } from '../audit-sentences.ts';
import styles from './audit-entries.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** A part of the log, by day. */
export function AuditEntries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const name = day.format(new Date(entry.occurredAt));
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  return [...days].map(([name, ofDay]) => (
    <section key={name} aria-label={name} className={styles.day}>
      <h2 className={styles.date}>{name}</h2>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { done, fields, href } = auditSentence(entry);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.occurredAt} className={styles.time}>
        {time.format(new Date(entry.occurredAt))}
      </time>
      <span className={styles.who}>{entry.who}</span>
      <span>
        {href === null ? done : <Link to={href}>{done}</Link>}
        {fields !== '' && <span className={styles.fields}> ({fields})</span>}
      </span>
    </li>
  );
}
