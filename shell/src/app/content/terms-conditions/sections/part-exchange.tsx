import type { PolicySection } from '../../policy/policy-section.ts';

function PartExchange() {
  return (
    <>
      <p>
        We are happy to value your van in part-exchange. The valuation is based on what you tell us and on the van as we see it:
        its condition, mileage, history, keys and documents. It is valid until the date on the quote, and we may change it if the
        van is not as described or has changed by the day you hand it over.
      </p>
      <p>
        You confirm that the van is yours to sell, that you have told us about any accident damage, write-off or mileage
        discrepancy that you know of, and that any finance on it has been disclosed. We settle outstanding finance with the lender
        out of the valuation; if more is owed, you pay the difference before delivery.
      </p>
      <p>
        Please remove your tools, your belongings and any personal data from the van's systems before you hand it over. If you are
        registered for VAT, we need a VAT invoice for a van you sell from your business.
      </p>
    </>
  );
}

export const partExchange: PolicySection = { id: 'part-exchange', title: 'Part-exchange', Text: PartExchange };
