import type { PolicySection } from '../../policy/policy-section.ts';
import { PolicyTable } from '../../policy/policy-table.tsx';

/** Product §9: retention. */
const RETENTION = [
  [
    'Customer records',
    '7 years',
    'Enquiries, sales, finance introductions, complaints and requests; from our last contact with you',
  ],
  ['Analytics', '26 months', 'Only if you have agreed to analytics'],
  ['CCTV', '30 days', 'Longer only if an incident is being investigated'],
  ['Persistent cookies', 'Up to 2 years', 'You can delete them at any time'],
] as const;

function HowLongWeKeepIt() {
  return (
    <>
      <PolicyTable caption="How long we keep personal data" columns={['What', 'How long', 'Note']} rows={RETENTION} />
      <p>
        Seven years covers the time in which a contract can be disputed or tax records requested, with a margin. Data needed for a
        dispute or an investigation already under way is kept until it is over. Server logs are kept for a short time, to find
        faults and stop abuse. After that we delete the data or make it anonymous.
      </p>
    </>
  );
}

export const howLongWeKeepIt: PolicySection = { id: 'how-long-we-keep-it', title: 'How long we keep it', Text: HowLongWeKeepIt };
