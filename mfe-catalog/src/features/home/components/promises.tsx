import { Section } from '@forecourt/ui';
import styles from './promises.module.css';

/** Figures of product §9: callback, warranty, calculator terms, wraps. */
const PROMISES = [
  {
    figure: 24,
    unit: 'hours',
    title: 'We call you back',
    text: 'Leave your number and our sales team will call you back within 24 hours.',
  },
  {
    figure: 6,
    unit: 'months',
    title: 'Warranty on older vans too',
    text: 'Used vans over three years old come with a 6-month warranty from our motoring-association provider, except part-exchanges marked P/Ex to Clear.',
  },
  {
    figure: 60,
    unit: 'months',
    title: 'Finance that fits the job',
    text: 'Work out 24 to 60 months online, or ask us for 12 to 84. You see every pound before you sign.',
  },
  {
    figure: 5,
    unit: 'years',
    title: 'Your name on the side',
    text: 'Full graphics wraps designed and fitted for your business, with a 5-year warranty.',
  },
] as const;

/** Why choose us, as figures. */
export function Promises() {
  return (
    <Section labelledBy="promises-heading">
      <div className={styles.promises}>
        <div className={styles.intro}>
          <h2 id="promises-heading">Why tradespeople buy from us</h2>
          <p className={styles.lead}>
            We sell vans and nothing else, so we talk payload and load length before paint. Here is what we promise, in figures.
          </p>
        </div>
        <ul className="stack">
          {PROMISES.map(({ figure, unit, title, text }) => (
            <li key={title} className={styles.promise}>
              <span aria-hidden="true" className={styles.figure}>
                {figure}
                <small>{unit}</small>
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
