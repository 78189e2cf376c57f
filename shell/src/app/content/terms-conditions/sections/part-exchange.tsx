import type { PolicySection } from '../../policy/policy-section.ts';

function PartExchange() {
  return (
    <>
      <p>
        We are glad to value your van against another. The value rests on what you tell us and on the van as we see it: its
        condition, mileage, history, keys and papers. It holds until the date on the quote, and we may change it if the van is not
        as described or has changed by the day you hand it over.
      </p>
      <p>
        You confirm that the van is yours to sell, that you have told us of any accident damage, write-off or change of mileage
        that you know of, and that any finance on it has been disclosed. Outstanding finance is settled with the lender out of the
        value; if it is more than the value, you pay the difference before delivery.
      </p>
      <p>
        Please take out your tools, personal things and any data in the van's systems before you hand it over. If you are
        registered for VAT we need a VAT invoice for a van you sell from your business.
      </p>
    </>
  );
}

export const partExchange: PolicySection = { id: 'part-exchange', title: 'Part-exchange', Text: PartExchange };
