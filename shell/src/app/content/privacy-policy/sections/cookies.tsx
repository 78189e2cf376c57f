import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function Cookies() {
  return (
    <p>
      What this website stores in your browser without asking is essential: it remembers your choice about cookies, which price
      you want to see first, and that you have seen the opening screen. Analytics, marketing and other companies' content, such as
      the map, wait until you agree, and no analytics run before that. You can change your mind at any time. Our{' '}
      <Link to="/cookie-policy">cookie policy</Link> lists everything by name.
    </p>
  );
}

export const cookies: PolicySection = { id: 'cookies', title: 'Cookies', Text: Cookies };
