import type { DataRequest } from '@forecourt/contracts';
import { formatDay, telephoneLink } from '@forecourt/rules';
import styles from './request-facts.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** The sender, and the due date (D19). */
export function RequestFacts({ request }: { readonly request: DataRequest }) {
  const { firstName, lastName, email, phone, dueDate, extension, doneAt, erasedAt } = request;
  return (
    <dl className={styles.facts}>
      {erasedAt === null ? (
        <>
          <dt>Name</dt>
          <dd>
            {firstName} {lastName}
          </dd>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <>
              <dt>Phone</dt>
              <dd>
                <a href={telephoneLink(phone)}>{phone}</a>
              </dd>
            </>
          )}
        </>
      ) : (
        <>
          <dt>Who asked</dt>
          <dd>Erased on {day.format(new Date(erasedAt))}</dd>
        </>
      )}
      <dt>Answer by</dt>
      <dd>{formatDay(dueDate)}</dd>
      {extension && (
        <>
          <dt>Extended</dt>
          <dd>
            from {formatDay(extension.firstDueDate)}; told on {day.format(new Date(extension.toldAt))}: {extension.reason}
          </dd>
        </>
      )}
      {doneAt !== null && (
        <>
          <dt>Done</dt>
          <dd>{day.format(new Date(doneAt))}</dd>
        </>
      )}
    </dl>
  );
}
