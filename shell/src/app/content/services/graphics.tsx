import { buttonClass, Check, Icon, Section } from '@forecourt/ui';
import { EnquiryLink } from '@forecourt/web-kit';
import styles from './graphics.module.css';

/** The 5 years come from product §9. */
const SERVICES = [
  {
    title: 'Full Graphics Wraps',
    note: '5-year warranty',
    text: 'The whole van in your colours, with the original paintwork protected underneath until you sell it.',
    points: [
      'Designed on a template of your exact van',
      'Laminated cast vinyl, door shuts included',
      '5-year warranty on vinyl and fitting',
      'Removable without a trace',
    ],
  },
  {
    title: 'Basic Graphics Packs',
    note: 'Fitted in a day',
    text: 'Your name, trade and phone number where people look: on both sides and the back.',
    points: [
      'Cut vinyl in up to three colours',
      'Both sides and rear doors',
      'Your logo redrawn, even from a business card',
      'Chapter 8 chevrons and fleet numbers on request',
    ],
  },
];

export function Graphics() {
  return (
    <Section labelledBy="graphics">
      <div className="stack gap-4">
        <h2 id="graphics" tabIndex={-1}>
          Graphics & Branding
        </h2>
        <p className={styles.lead}>
          More people see a van in a week than look in most shop windows. We design, print and fit, and you see the artwork first.
        </p>
      </div>
      <ul className={styles.services}>
        {SERVICES.map(({ title, note, text, points }) => (
          <li key={title} className={styles.service}>
            <p className={styles.note}>{note}</p>
            <h3 className="h3">{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon of={Check} className={styles.tick} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <EnquiryLink form="quote" className={buttonClass({ variant: 'dark' })}>
        Get a Quote
      </EnquiryLink>
    </Section>
  );
}
