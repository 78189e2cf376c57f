import type { PolicySection } from '../../policy/policy-section.ts';

function AnalyticsCookies() {
  return (
    <p>
      With your permission, analytics cookies count visits and show us which pages are useful and which are not. We look at
      totals, not at individuals. They are off until you turn them on, and no analytics tool runs before that.
    </p>
  );
}

export const analyticsCookies: PolicySection = { id: 'analytics-cookies', title: 'Analytics cookies', Text: AnalyticsCookies };
