import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function Cookies() {
  return (
    <p>
      This website stores only essential items in your browser without asking, to remember for example your cookie choice, which
      price you want to see first, and that you have seen the opening screen. Analytics, marketing and other companies' content,
      such as the map, are not loaded until you agree. You can change your mind at any time. Our{' '}
      <Link to="/cookie-policy">cookie policy</Link> lists everything by name.
    </p>
  );
}

export const cookies: PolicySection = { id: 'cookies', title: 'Cookies', Text: Cookies };
