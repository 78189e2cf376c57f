import { Container } from '@forecourt/ui';
import { PageMeta, useDealership } from '@forecourt/web-kit';

function ContactPage() {
  const { tradingName, phone, phoneE164, address } = useDealership();
  return (
    <Container>
      <PageMeta title="Contact us" description={`Call, visit or write to ${tradingName}.`} path="/contact" />
      <h1>Contact us</h1>
      <p>
        <a href={`tel:${phoneE164}`}>{phone}</a>
      </p>
      <p>{[...address.lines, address.town, address.county, address.postcode].join(', ')}</p>
    </Container>
  );
}

export const Component = ContactPage;
export const tags = () => [];
