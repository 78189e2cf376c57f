import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function UsingThisWebsite() {
  return (
    <>
      <p>
        You may look at this website, print from it and share links to it. Its texts, pictures and drawings belong to us or to
        those who let us use them; do not copy them for a business of your own, collect its content by machine in bulk, or try to
        break or overload it. Enquire in your own name, and only about vans you mean to enquire about.
      </p>
      <p>
        The site is free, and we do not promise that it is always there. The chat assistant is software that answers from our
        stock list: useful for finding a van, but ask a person before you rely on an answer. Links to other sites are a
        convenience; we do not answer for what is there.
      </p>
      <p>
        What we do with your personal data is in our <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </>
  );
}

export const usingThisWebsite: PolicySection = { id: 'using-this-website', title: 'Using this website', Text: UsingThisWebsite };
