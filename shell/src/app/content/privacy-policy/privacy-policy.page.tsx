import { PolicyPage } from '../policy/policy-page.tsx';
import { complaintsAndChanges } from './sections/complaints-and-changes.tsx';
import { cookies } from './sections/cookies.tsx';
import { financeIntroductions } from './sections/finance-introductions.tsx';
import { howLongWeKeepIt } from './sections/how-long-we-keep-it.tsx';
import { internationalTransfers } from './sections/international-transfers.tsx';
import { security } from './sections/security.tsx';
import { whatWeCollect } from './sections/what-we-collect.tsx';
import { whoWeAre } from './sections/who-we-are.tsx';
import { whoWeShareItWith } from './sections/who-we-share-it-with.tsx';
import { whyWeUseIt } from './sections/why-we-use-it.tsx';
import { yourRights } from './sections/your-rights.tsx';

const SECTIONS = [
  whoWeAre,
  whatWeCollect,
  whyWeUseIt,
  financeIntroductions,
  whoWeShareItWith,
  internationalTransfers,
  howLongWeKeepIt,
  yourRights,
  cookies,
  security,
  complaintsAndChanges,
];

/** Product §2: 11 sections, last updated 30 July 2025, links to /data-subject-rights. */
export function Component() {
  return (
    <PolicyPage
      title="Privacy Policy"
      description="What personal data we collect, why, who sees it, how long we keep it, and how to ask for it, correct it or have it erased."
      path="/privacy-policy"
      lastUpdated="30 July 2025"
      sections={SECTIONS}
    />
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
