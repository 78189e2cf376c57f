import type { PolicySection } from '../../policy/policy-section.ts';
import { PolicyTable } from '../../policy/policy-table.tsx';

const PURPOSES = [
  [
    'Answering enquiries, calling you back, arranging test drives, preparing quotes',
    'Steps you ask for before a contract; otherwise our legitimate interest in answering people who contact us',
  ],
  ['Selling, buying and preparing vans, taking payment, handling warranty claims', 'Contract with you'],
  [
    'Introducing you to a lender',
    'Steps you ask for before a contract, and our legal obligations as a firm regulated by the Financial Conduct Authority',
  ],
  [
    'Keeping tax, accounting and regulatory records, checking identity, preventing money laundering and fraud',
    'Legal obligation; for fraud, also our legitimate interest in preventing it',
  ],
  ['Keeping the website working and safe from abuse', 'Legitimate interest in a site that works'],
  ['CCTV at our premises', 'Legitimate interest in the safety of people and vehicles'],
  ['Analytics and marketing cookies', 'Your consent, which you can withdraw at any time'],
  ['Handling complaints and defending legal claims', 'Legal obligation and legitimate interest'],
] as const;

function WhyWeUseIt() {
  return (
    <>
      <p>The law requires a lawful basis for each use of personal data. These are ours:</p>
      <PolicyTable caption="Purposes and lawful bases" columns={['Purpose', 'Lawful basis']} rows={PURPOSES} />
      <p>
        Where we rely on a legitimate interest, we have weighed it against yours, and you may object. You need not give us your
        data, but without a way to reach you we cannot answer, and without some of it we cannot sell you a van.
      </p>
      <p>
        An enquiry does not put you on a mailing list. We send marketing by email or text only if you have asked for it, or about
        similar vans and services after you have bought from us, and every message lets you stop. We make no decisions about you
        by automated means alone.
      </p>
    </>
  );
}

export const whyWeUseIt: PolicySection = { id: 'why-we-use-it', title: 'Why we use it, and our lawful bases', Text: WhyWeUseIt };
