import { Section } from '@forecourt/ui';
import { Steps } from '../page/steps.tsx';
import styles from './process.module.css';

const STEPS = [
  { title: 'Consultation', text: 'Tell us what the van has to do, on the phone or beside it. Bring your logo if you have one.' },
  { title: 'Design & Quote', text: 'A drawing of your van as it will be, and one price for all of it, with VAT beside it.' },
  { title: 'Installation', text: 'Fitted in our workshop by the people who quoted it, on the day we agreed.' },
  { title: 'Delivery', text: 'We go through everything with you, hand over the papers and bring the van to you if you like.' },
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
