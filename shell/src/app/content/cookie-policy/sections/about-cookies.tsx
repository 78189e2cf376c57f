import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function AboutCookies() {
  const { legalName, tradingName } = useDealership();
  return (
    <>
      <p>
        Cookies are small text files that a website stores in your browser. Local and session storage, which this website mostly
        uses, do much the same job and the same law applies to them, so when we say cookies we mean all of these. This is the
        cookie policy of {legalName}, trading as {tradingName}.
      </p>
      <p>
        Without your permission we store only what is essential. Nothing else is stored or loaded until you choose, and if you say
        no the website works just the same.
      </p>
    </>
  );
}

export const aboutCookies: PolicySection = { id: 'about-cookies', title: 'What cookies are', Text: AboutCookies };
