import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function YourRights() {
  return (
    <>
      <p>You may ask us:</p>
      <ul>
        <li>for access to the data we hold about you, and a copy of it;</li>
        <li>to rectify what is wrong or incomplete;</li>
        <li>to erase it, where we have no duty or good reason to keep it;</li>
        <li>to restrict what we do with it while a question about it is settled;</li>
        <li>for portability: the data you gave us, in a form another company can read;</li>
        <li>to stop, by objecting to uses based on legitimate interests; we stop direct marketing whenever you say so.</li>
      </ul>
      <p>
        Where we rely on your consent you can withdraw it at any time, which does not undo what was done before. Use our{' '}
        <Link to="/data-subject-rights">data subject request form</Link>, write or call. It costs nothing, unless a request is
        manifestly unfounded or excessive. We need to be sure who is asking and may check your identity first.
      </p>
      <p>
        We answer within 30 days. If a request is complex, or there are several, it may take up to a further 60 days; we then tell
        you so, and why, within the first 30.
      </p>
    </>
  );
}

export const yourRights: PolicySection = { id: 'your-rights', title: 'Your rights', Text: YourRights };
