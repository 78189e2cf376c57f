import { Link, useDealership } from '@forecourt/web-kit';
import styles from './about.module.css';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function Story() {
  const { address, areasServed, foundingYear } = useDealership();
  return (
    <article className={styles.story} aria-labelledby="story-heading">
      <h2 id="story-heading">Our story</h2>
      <p>
        Most of us came from the trades before we came to vans. We had all bought one that was a hand too short, or found the VAT
        on the last page. So when we opened in {address.town} in {foundingYear} we decided to measure every van ourselves, and to
        write down what matters before anybody has to ask.
      </p>
      <p>
        Today we sell to joiners, couriers, plumbers and fleets across {list.format(areasServed)}. Some want one van that has to
        earn its keep from Monday; some want ten that look alike. Both get the same figures: the price without VAT and with it,
        the payload, the load length, and what a month costs with its full example.
      </p>
      <p>
        The rule has not changed. If a van is not right for the work we say so, because whoever drives it away comes past our gate
        every week. <Link to="/vehicles">See what is in stock</Link>, or come in and look.
      </p>
    </article>
  );
}
