import { Section } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { Steps } from '../page/steps.tsx';
import styles from './claim.module.css';

/** Product §2: call the dealer, visit an approved repairer, the dealer coordinates. */
export function Claim() {
  const { phone, phoneE164, phoneHours } = useDealership();
  const steps = [
    {
      title: 'Call us',
      text: (
        <>
          Call <a href={`tel:${phoneE164}`}>{phone}</a> ({phoneHours}) before anything is taken apart. Have the registration and
          mileage to hand, and tell us what happened. If the van isn't safe to drive, stop and say so.
        </>
      ),
    },
    {
      title: 'Visit an approved repairer',
      text: 'We find the nearest one and book you in. The repairer diagnoses the fault and sends an estimate to the provider, who must authorise it before work begins.',
    },
    {
      title: 'We coordinate the rest',
      text: 'We deal with the provider and the repairer, tell you what has been agreed, and stay on the case until the van is back at work.',
    },
  ];
  return (
    <Section surface="quiet" labelledBy="claim-heading">
      <h2 id="claim-heading" className={styles.heading}>
        How to claim
      </h2>
      <Steps steps={steps} />
    </Section>
  );
}
