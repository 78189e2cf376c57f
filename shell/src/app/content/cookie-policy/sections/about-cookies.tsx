import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function AboutCookies() {
  const { legalName, tradingName } = useDealership();
  return (
    <>
      <p>
        Cookies are small texts that a website leaves in your browser; local and session storage, which this website mostly uses,
        are the same thing under another name, and the same law applies to them. When we say cookies we mean all of these. This
        policy is that of {legalName}, trading as {tradingName}.
      </p>
      <p>
        Without your permission we store only what is essential. Nothing else is stored or loaded until you choose, and saying no
        costs you nothing: the website works the same.
      </p>
    </>
  );
}

export const aboutCookies: PolicySection = { id: 'about-cookies', title: 'What cookies are', Text: AboutCookies };
