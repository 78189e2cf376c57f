import { Section } from '@forecourt/ui';
import { Steps } from '../page/steps.tsx';
import styles from './process.module.css';

const STEPS = [
  { title: 'Consultation', text: 'Tell us what the van has to do, on the phone or in person. Bring your logo if you have one.' },
  { title: 'Design & Quote', text: 'A drawing of the finished van, and one price for the lot, with and without VAT.' },
  { title: 'Installation', text: 'Fitted in our workshop, by the people who quoted for it, on the day we agreed.' },
  {
    title: 'Delivery',
    text: 'We go through everything with you, hand over the paperwork and, if you like, bring the van to you.',
  },
];

export function Process() {
  return (
    <Section surface="quiet" labelledBy="process-heading">
      <h2 id="process-heading" className={styles.heading}>
        How it works
      </h2>
      <Steps steps={STEPS} />
    </Section>
  );
}
