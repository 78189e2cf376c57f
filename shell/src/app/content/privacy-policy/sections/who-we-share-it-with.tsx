import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function WhoWeShareItWith() {
  const { legal } = useDealership();
  return (
    <>
      <p>We do not sell personal data. We share it only where necessary, and only as much as is needed, with:</p>
      <ul>
        <li>lenders, when you ask us to introduce you;</li>
        <li>{legal.warrantyProvider}, to set up your warranty, and the repairers who carry out work under it;</li>
        <li>manufacturers and their networks, for recalls and the manufacturer's warranty;</li>
        <li>
          the DVLA, to register a van or record its sale, and finance companies and data services, to check a van's history;
        </li>
        <li>insurers, for test drives and claims;</li>
        <li>
          companies that work for us under contract and on our instructions only: hosting, email, telephone, accounting and, where
          it is switched on, the language service behind our chat assistant, which receives what you type there;
        </li>
        <li>map and social media companies, when you agree to their content being loaded or follow a link to them;</li>
        <li>our accountants, solicitors and insurers, and a buyer of our business if there ever is one;</li>
        <li>
          the police, HMRC, the Financial Conduct Authority, the Financial Ombudsman Service and courts, where the law requires
          it.
        </li>
      </ul>
    </>
  );
}

export const whoWeShareItWith: PolicySection = {
  id: 'who-we-share-it-with',
  title: 'Who we share it with',
  Text: WhoWeShareItWith,
};
