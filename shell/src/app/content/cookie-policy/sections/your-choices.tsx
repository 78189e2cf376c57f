import { useDealership } from '@forecourt/web-kit';
import { CookieSettingsLink } from '../../../consent/cookie-settings.tsx';
import type { PolicySection } from '../../policy/policy-section.ts';

function YourChoices() {
  const { email } = useDealership();
  return (
    <>
      <p>
        The banner asks you once: accept all, reject all or choose for yourself. You can change your mind either way at any time,
        and saying no is as easy as saying yes: <CookieSettingsLink>open the cookie settings</CookieSettingsLink>.
      </p>
      <p>
        Your browser's settings let you see what websites have stored, delete it or block it altogether. If you delete what this
        website has stored, the banner will appear again. If you have a question, email <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}

export const yourChoices: PolicySection = { id: 'your-choices', title: 'Your choices', Text: YourChoices };
