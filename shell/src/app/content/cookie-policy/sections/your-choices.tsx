import { useDealership } from '@forecourt/web-kit';
import { CookieSettingsLink } from '../../../consent/cookie-settings.tsx';
import type { PolicySection } from '../../policy/policy-section.ts';

function YourChoices() {
  const { email } = useDealership();
  return (
    <>
      <p>
        The banner asks you once: accept all, reject all, or choose. You can change your mind whenever you like, in either
        direction, and it is as easy to say no as it was to say yes:{' '}
        <CookieSettingsLink>open the cookie settings</CookieSettingsLink>.
      </p>
      <p>
        Your browser's settings let you look at what websites have stored, delete it or refuse it altogether. If you delete what
        this website has stored, the banner comes back. Questions go to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}

export const yourChoices: PolicySection = { id: 'your-choices', title: 'Your choices', Text: YourChoices };
