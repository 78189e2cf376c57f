import { comingDays, type OpeningTimes, specialDayNotes } from '@forecourt/rules';
import { today, useDealership } from '@forecourt/web-kit';
import styles from './opening-hours.module.css';

/** Preact leaves such an element's inside alone. */
const LEFT_ALONE = { __html: '' };

/**
 * Both sets of hours (D2), single days that differ, and a place for whether it is open now, which `browser/frame` fills in, because pages
 * are cached.
 */
export function OpeningHours() {
  const { phoneHours, salesHours, visitHours, specialDays } = useDealership();
  const notes = specialDayNotes(specialDays, today());
  const times: OpeningTimes = { week: salesHours, specialDays: comingDays(specialDays, today()) };
  return (
    <dl className={styles.hours}>
      <dt className="strong">Phones and sales</dt>
      <dd>{phoneHours}</dd>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set. */}
      <dd className={styles.state} data-opening-times={JSON.stringify(times)} dangerouslySetInnerHTML={LEFT_ALONE} />
      <dt className="strong">Showroom</dt>
      <dd>{visitHours}</dd>
      {notes.length > 0 && <dt className="strong">Different hours</dt>}
      {notes.map((note) => (
        <dd key={note}>{note}</dd>
      ))}
    </dl>
  );
}
