import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function FinanceIntroductions() {
  const { legal } = useDealership();
  return (
    <>
      <p>
        We are a credit broker, not a lender. {legal.lenderPanel} The calculator on this website sends nothing to lenders: your
        data goes to a lender only after you have asked us to apply.
      </p>
      <p>
        For an application we pass on your name, date of birth, addresses, contact details, employment or business details, income
        and outgoings, bank details, and the van and terms you want. The lender then uses it as a controller in its own right. It
        will usually search your record with credit reference and fraud prevention agencies, which keep a note of the search, and
        it may decide by automated means; its own privacy notice, which you receive with the application, explains how, and how to
        ask for a person to review the decision.
      </p>
      <p>
        {`The lender tells us whether you were accepted and, once an agreement is signed, what we need to deliver the van. ${legal.commission}`}
      </p>
    </>
  );
}

export const financeIntroductions: PolicySection = {
  id: 'finance-introductions',
  title: 'Finance introductions',
  Text: FinanceIntroductions,
};
