import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function YourRights() {
  return (
    <>
      <p>You may ask us:</p>
      <ul>
        <li>for access to the data we hold about you, and a copy of it;</li>
        <li>to correct data that is wrong or incomplete (rectification);</li>
        <li>to erase it, where we have no duty or good reason to keep it (erasure);</li>
        <li>to restrict what we do with it while a question about it is settled (restriction);</li>
        <li>for the data you gave us, in a form another company can read (portability);</li>
        <li>to stop using it where we rely on legitimate interests (objection); we stop direct marketing whenever you say so.</li>
      </ul>
      <p>
        Where we rely on your consent you can withdraw it at any time; this does not affect what was done before. Use our{' '}
        <Link to="/data-subject-rights">data subject request form</Link>, write or call. It costs nothing, unless a request is
        manifestly unfounded or excessive. We need to be sure who is asking, so we may check your identity first.
      </p>
      <p>
        We answer within 30 days. If a request is complex, or there are several, it may take up to a further 60 days; if so, we
        tell you, and why, within the first 30.
      </p>
    </>
  );
}

export const yourRights: PolicySection = { id: 'your-rights', title: 'Your rights', Text: YourRights };
