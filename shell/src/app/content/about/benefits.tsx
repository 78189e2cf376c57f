import { Section } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './benefits.module.css';

/** Six cards (product §2). */
export function Benefits() {
  const { legal } = useDealership();
  const benefits = [
    { title: 'Vans and nothing else', text: 'We know payload, axle weights and load lengths, because it is all we do.' },
    { title: 'Straight prices', text: "Every van's price with and without VAT, side by side and in the same size." },
    { title: 'Checked before you see it', text: 'Every used van is inspected, serviced if due and history-checked.' },
    {
      title: 'Warranty in plain words',
      text: `The remainder of the manufacturer's warranty, or 6 months from ${legal.warrantyProvider} on vans over three years old. A part-exchange marked P/Ex to Clear has none, and we say so.`,
    },
    { title: 'Finance explained', text: 'Every monthly figure comes with a full example: deposit, payments, total and APR.' },
    { title: 'Fitted out here', text: 'Graphics, racking, ply lining and security, all ready when you collect.' },
  ];
  return (
    <Section surface="quiet" labelledBy="benefits-heading">
      <h2 id="benefits-heading">What you get from us</h2>
      <ul className={styles.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h5">{title}</h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
