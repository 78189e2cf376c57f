import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function DistanceSales() {
  const { email } = useDealership();
  return (
    <>
      <p>
        If you are a consumer and we agree the sale without meeting, only by telephone, email or post, you may cancel it for any
        reason until 14 days after the day you receive the van. This does not apply if you signed or agreed the order at our
        premises, or to anything made or fitted to your own specification, or to purchases by businesses.
      </p>
      <p>
        To cancel, tell us clearly, for example by email to <a href={`mailto:${email}`}>{email}</a>. Return the van within 14 days
        of telling us, at your own cost; before you order, we'll tell you what we charge to collect it. We refund what you paid,
        including the cost of standard delivery, within 14 days of getting the van back, by the method you paid with.
      </p>
      <p>
        Until then, please look after the van. You may try it as you would at our premises. If it has been used beyond that, for
        work or for more miles than a test drive needs, we may deduct the resulting loss in value. Finance and other contracts
        tied to the sale end with it.
      </p>
    </>
  );
}

export const distanceSales: PolicySection = { id: 'distance-sales', title: 'Distance sales', Text: DistanceSales };
