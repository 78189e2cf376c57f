import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function Warranty() {
  return (
    <>
      <p>
        Which warranty comes with a van depends on its age and is stated on its page: the full manufacturer warranty with a new
        van, the remainder of it with a used van under three years old, and a 6 month warranty from our motoring-association
        provider with an older one. Vans sold as part-exchange to clear come without a warranty. Our{' '}
        <Link to="/warranty">warranty page</Link> says what is covered and how to claim; the provider's own terms come with the
        van.
      </p>
      <p>
        If you are a consumer, the Consumer Rights Act 2015 gives you rights that no warranty, and nothing in these terms, takes
        away: the van must be of satisfactory quality, fit for its purpose and as described. You may reject it within 30 days if
        it is not, and after that ask for a repair or replacement and, if that fails, a reduction of the price or your money back.
        These rights also hold for a van sold to clear, judged by its age, price and description.
      </p>
      <p>
        If you buy for your business, the terms about title and description that the Sale of Goods Act 1979 implies apply; beyond
        the warranty and the order form we give no others. Please inspect the van, or have it inspected, before you order.
      </p>
    </>
  );
}

export const warranty: PolicySection = { id: 'warranty', title: 'Warranty and your statutory rights', Text: Warranty };
