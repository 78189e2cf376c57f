import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function UsingThisWebsite() {
  return (
    <>
      <p>
        You may view this website, print from it and share links to it. Its text, pictures and drawings belong to us or are used
        under licence; do not copy them for your own business, scrape the site in bulk, or try to break or overload it. Please
        enquire in your own name, and only about vans you are genuinely interested in.
      </p>
      <p>
        The site is free to use, and we do not promise that it will always be available. The chat assistant is software that
        answers from our stock list: useful for finding a van, but check with a person before you rely on an answer. Links to
        other sites are for convenience; we are not responsible for their content.
      </p>
      <p>
        Our <Link to="/privacy-policy">privacy policy</Link> explains what we do with your personal data.
      </p>
    </>
  );
}

export const usingThisWebsite: PolicySection = { id: 'using-this-website', title: 'Using this website', Text: UsingThisWebsite };
