import { EXTENDED_WARRANTY_NOTE } from '@forecourt/rules';
import { Icon, Section, TriangleAlert } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './warranty-by-age.module.css';

/** The three cards and, just as plainly, the vans without a warranty. */
export function WarrantyByAge() {
  const { legal } = useDealership();
  const cards = [
    {
      age: 'New',
      title: 'Full manufacturer warranty',
      text: "Every new van comes with the manufacturer's full warranty from the day it is registered. Any franchised dealer will honour it.",
    },
    {
      age: 'Used, under 3 years',
      title: 'Remainder of manufacturer warranty',
      text: "What is left of the manufacturer's warranty transfers to you with the van, as long as it has been serviced to the manufacturer's schedule.",
    },
    {
      age: 'Used, over 3 years',
      title: '6 month warranty',
      text: `From the motoring-association provider, ${legal.warrantyProvider}. It starts on the day you collect the van and is included in the price.`,
    },
  ];
  return (
    <Section surface="trust" labelledBy="by-age-heading">
      <h2 id="by-age-heading">Which warranty do you get?</h2>
      <ul className={styles.cards}>
        {cards.map(({ age, title, text }) => (
          <li key={age} className={styles.card}>
            <p className={styles.age}>{age}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.without} data-surface="dark">
        <Icon of={TriangleAlert} />
        <div>
          <h3 className="h5 inherit">Part-exchanges to clear: no warranty applies</h3>
          <p>
            Vans we take in part-exchange and sell on as they stand come without a warranty, and are priced accordingly. Ask us
            about extended options. Your statutory rights are not affected.
          </p>
        </div>
      </div>
      <p className={styles.note}>Each van's own page says which of these applies. {EXTENDED_WARRANTY_NOTE}</p>
    </Section>
  );
}
