import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function DistanceSales() {
  const { email } = useDealership();
  return (
    <>
      <p>
        If you are a consumer and we agree the sale without meeting, only by telephone, email or post, you may cancel it for any
        reason until 14 days after the day the van reaches you. This does not apply where you have signed or agreed the order at
        our premises, nor to things made or fitted to your own specification, nor to purchases by businesses.
      </p>
      <p>
        To cancel, tell us in clear words, for example by email to <a href={`mailto:${email}`}>{email}</a>. Bring or send the van
        back within 14 days of that, at your cost; before you order we tell you what we charge if you would like us to collect it.
        We repay what you paid, including the cost of standard delivery, within 14 days of having the van back, by the means you
        paid with.
      </p>
      <p>
        Until then look after the van. You may try it as you would at our premises. If it has been used beyond that, for work or
        for more miles than a test drive needs, we may deduct what this has taken off its value. Finance and other contracts tied
        to the sale end with it.
      </p>
    </>
  );
}

export const distanceSales: PolicySection = { id: 'distance-sales', title: 'Distance sales', Text: DistanceSales };
