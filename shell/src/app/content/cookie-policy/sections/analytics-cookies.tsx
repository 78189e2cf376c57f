import type { PolicySection } from '../../policy/policy-section.ts';

function AnalyticsCookies() {
  return (
    <p>
      With your permission, analytics cookies count visits and show us which pages help and which do not. What they tell us is
      looked at in totals, not person by person. They are off until you turn them on, and no analytics tool runs before that.
    </p>
  );
}

export const analyticsCookies: PolicySection = { id: 'analytics-cookies', title: 'Analytics cookies', Text: AnalyticsCookies };
