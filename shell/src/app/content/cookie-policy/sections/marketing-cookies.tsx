import type { PolicySection } from '../../policy/policy-section.ts';

function MarketingCookies() {
  return (
    <p>
      With your permission, marketing cookies let us show you vans on other websites and see whether an advertisement has led to a
      visit. Permission for them also lets content of other companies load by itself, such as the map of our showroom. They are
      off until you turn them on.
    </p>
  );
}

export const marketingCookies: PolicySection = { id: 'marketing-cookies', title: 'Marketing cookies', Text: MarketingCookies };
