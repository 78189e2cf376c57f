import { Link, useDealership } from '@forecourt/web-kit';
import styles from './about.module.css';

export function Story() {
  const { address, areasText, foundingYear } = useDealership();
  return (
    <article className={styles.story} aria-labelledby="story-heading">
      <h2 className="h3" id="story-heading">
        Our story
      </h2>
      <p>
        Most of us worked in the trades before we sold vans. We had all bought one that was an inch too short, or found the VAT on
        the last page. So when we opened in {address.town} in {foundingYear} we decided to measure every van ourselves, and to
        publish what matters before anyone has to ask.
      </p>
      <p>
        Today we sell to joiners, couriers, plumbers and fleets across {areasText}. Some want one van that has to earn its keep
        from Monday; some want ten that match. Both get the same figures: the price with and without VAT, the payload, the load
        length, and the monthly cost with a full example.
      </p>
      <p>
        Nothing has changed since. If a van isn't right for the job we say so, because our customers drive past our gate every
        week. <Link to="/vehicles">See our vans</Link>, or come and have a look.
      </p>
    </article>
  );
}
