import type { PolicySection } from '../../policy/policy-section.ts';

function MarketingCookies() {
  return (
    <p>
      With your permission, marketing cookies let us show you vans on other websites and see whether an advertisement has led to a
      visit. Allowing them also lets content from other companies, such as the map of our showroom, load automatically. They are
      off until you turn them on.
    </p>
  );
}

export const marketingCookies: PolicySection = { id: 'marketing-cookies', title: 'Marketing cookies', Text: MarketingCookies };
