import { PolicyPage } from '../policy/policy-page.tsx';
import { aboutCookies } from './sections/about-cookies.tsx';
import { analyticsCookies } from './sections/analytics-cookies.tsx';
import { essentialCookies } from './sections/essential-cookies.tsx';
import { marketingCookies } from './sections/marketing-cookies.tsx';
import { retention } from './sections/retention.tsx';
import { thirdParties } from './sections/third-parties.tsx';
import { yourChoices } from './sections/your-choices.tsx';

const SECTIONS = [aboutCookies, essentialCookies, analyticsCookies, marketingCookies, thirdParties, retention, yourChoices];

/** Product §2: essential, analytics and marketing cookies, third parties, retention, last updated August 2025. */
export function Component() {
  return (
    <PolicyPage
      title="Cookie Policy"
      description="What this website stores in your browser, by name: essential, analytics and marketing cookies, third parties, how long they are kept and how to change your choice."
      path="/cookie-policy"
      lastUpdated="August 2025"
      sections={SECTIONS}
    />
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
