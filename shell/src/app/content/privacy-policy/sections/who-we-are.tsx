import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function WhoWeAre() {
  const { address, companyNumber, email, legal, legalName, phone, phoneE164, tradingName } = useDealership();
  const where = `${[...address.lines, address.town, address.county].join(', ')} ${address.postcode}`;
  return (
    <>
      <p>
        {`${tradingName} is a trading name of ${legalName} (company number ${companyNumber}), ${where}.`} We are the controller of
        the personal data this policy describes: we decide why and how it is used, and we are responsible for it. We are
        registered with the Information Commissioner's Office under number {legal.icoRegistration}.
      </p>
      <p>
        If you have a question about this policy or your data, email <a href={`mailto:${email}`}>{email}</a>, call{' '}
        <a href={`tel:${phoneE164}`}>{phone}</a> or write to the address above.
      </p>
      <p>
        This policy covers this website and what we do with personal data when you enquire, visit us, drive a van, buy or sell
        one, or ask us to introduce you to a lender. Much of our business is with companies; where we hold data about the people
        who work for them, it applies to those people too.
      </p>
    </>
  );
}

export const whoWeAre: PolicySection = { id: 'who-we-are', title: 'Who we are', Text: WhoWeAre };
