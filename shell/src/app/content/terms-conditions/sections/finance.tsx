import { Link, useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function Finance() {
  const { creditStatement, legal } = useDealership();
  return (
    <>
      <p>{creditStatement}</p>
      <p>{`${legal.lenderPanel} ${legal.commission}`}</p>
      <p>
        The figures in the <Link to="/finance">finance calculator</Link> and the monthly prices shown with our vans are
        illustrations, each with a representative example, not offers of credit. The lender decides whether to lend, and on what
        terms. Missed or late payments can cost you more, harm your credit record and make it harder to borrow, and with some
        agreements the lender can take the van back.
      </p>
      <h3>Your right to withdraw from credit</h3>
      <p>
        You may withdraw from a regulated credit agreement within 14 days, without giving a reason, by telling the lender in the
        way your agreement describes. The 14 days begin on the day after the agreement is made or, if later, the day after you
        receive your copy of it. You then repay the amount lent, with interest up to the day you repay it, within 30 days.
        Withdrawing from the credit does not by itself cancel the purchase of the van, which you must then pay for in another way.
      </p>
    </>
  );
}

export const finance: PolicySection = { id: 'finance', title: 'Finance', Text: Finance };
