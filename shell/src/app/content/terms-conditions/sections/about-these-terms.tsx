import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function AboutTheseTerms() {
  const { address, companyNumber, email, fcaFirmReference, legalName, phone, phoneE164, tradingName } = useDealership();
  const where = `${[...address.lines, address.town, address.county].join(', ')} ${address.postcode}`;
  const company = `This website is run by ${legalName}, trading as ${tradingName}: a company registered in England and Wales under number ${companyNumber}, at ${where}.`;
  return (
    <>
      <p>
        {company} It is authorised and regulated by the Financial Conduct Authority under firm reference number {fcaFirmReference}
        , which you can check at <a href="https://register.fca.org.uk/">register.fca.org.uk</a>. Contact us on{' '}
        <a href={`tel:${phoneE164}`}>{phone}</a> or at <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p>
        These terms apply when you use the website and, together with the order form we both sign, when you buy from us. If the
        two differ, the order form takes precedence. You are a <strong>consumer</strong> if you act mainly for purposes outside
        your trade, business or profession; some rights below are for consumers only, and we say so where that is the case.
      </p>
    </>
  );
}

export const aboutTheseTerms: PolicySection = {
  id: 'about-these-terms',
  title: 'About us and these terms',
  Text: AboutTheseTerms,
};
