import type { PolicySection } from '../../policy/policy-section.ts';
import { PolicyTable } from '../../policy/policy-table.tsx';

/** Product §9. */
const RETENTION = [
  ['Session cookies and session storage', 'Until you close the tab or the browser'],
  ['Local storage', 'Until you delete it'],
  ['Persistent cookies', 'Up to 2 years, unless you delete them sooner'],
  ['Analytics data', '26 months'],
] as const;

function Retention() {
  return (
    <>
      <p>Some cookies are deleted when your visit ends. Others stay, so that you are not asked again every time.</p>
      <PolicyTable caption="How long cookies are kept" columns={['What', 'How long']} rows={RETENTION} />
    </>
  );
}

export const retention: PolicySection = { id: 'retention', title: 'How long they are kept', Text: Retention };
