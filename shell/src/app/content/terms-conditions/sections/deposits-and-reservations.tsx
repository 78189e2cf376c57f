import type { PolicySection } from '../../policy/policy-section.ts';

function DepositsAndReservations() {
  return (
    <>
      <p>
        A deposit takes a van off sale and counts towards its price. Your receipt says how much you have paid, which van it holds
        and until when. If you have not ordered by then, we may offer the van to others.
      </p>
      <p>We return the deposit in full if:</p>
      <ul>
        <li>the van is not as described, or we cannot supply it;</li>
        <li>the order was subject to finance and the lender declines your application;</li>
        <li>
          you are a consumer and you cancel a <a href="#distance-sales">distance sale</a> in time.
        </li>
      </ul>
      <p>
        If you change your mind for another reason, we may keep what the reservation has reasonably cost us, such as preparation
        or fitting you asked for, and return the rest within 14 days.
      </p>
      <p>
        We start work on accessories, racking and graphics made to your order once you have approved the design and the quote.
        From then on they cannot be cancelled.
      </p>
    </>
  );
}

export const depositsAndReservations: PolicySection = {
  id: 'deposits-and-reservations',
  title: 'Deposits and reservations',
  Text: DepositsAndReservations,
};
