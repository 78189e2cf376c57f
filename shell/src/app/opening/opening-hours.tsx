import { useDealership } from '@forecourt/web-kit';
import styles from './opening-hours.module.css';

/** Preact leaves such an element's inside alone. */
const LEFT_ALONE = { __html: '' };

/**
 * Both sets of hours (D2) and a place for whether it is open now, which `browser/frame` fills in, because pages
 * are cached.
 */
export function OpeningHours() {
  const { phoneHours, salesHours, visitHours } = useDealership();
  return (
    <dl className={styles.hours}>
      <dt className="strong">Phones and sales</dt>
      <dd>{phoneHours}</dd>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set. */}
      <dd className={styles.state} data-opening-hours={JSON.stringify(salesHours)} dangerouslySetInnerHTML={LEFT_ALONE} />
      <dt className="strong">Showroom</dt>
      <dd>{visitHours}</dd>
    </dl>
  );
}
