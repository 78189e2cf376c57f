import { Container } from '@forecourt/ui';
import { PageMeta, useDealership, useSearchParams } from '@forecourt/web-kit';
import { PageHead } from '../content/page/page-head.tsx';
import pageStyles from '../forms/form-page.module.css';
import { DealershipMap } from '../map/dealership-map.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { EnquirySent } from './enquiry-sent.tsx';
import { isAskedFor } from './enquiry-texts.ts';

/** D5: the enquiry form with its type picker, the van it is about, and every other way to reach the dealership. */
export function ContactPage() {
  const { tradingName, phone, address } = useDealership();
  const [query] = useSearchParams();
  const sent = query.get('sent');
  return (
    <>
      <PageMeta
        title="Contact Us"
        description={`Call ${tradingName} on ${phone}, visit us in ${address.town}, or send an enquiry and we'll call you back within 24 hours.`}
        path="/contact"
        noIndex={sent !== null}
      />
      <PageHead title="Contact Us" lead="Ask about a van, a price or a part-exchange. We'll call you back within 24 hours." />
      <Container className={pageStyles.columns}>
        {isAskedFor(sent) ? <EnquirySent asked={sent} /> : <ContactForm />}
        <ContactDetails />
      </Container>
      <Container className={styles.map}>
        <h2 className={pageStyles.title}>Find us</h2>
        <DealershipMap zoom={15} />
      </Container>
    </>
  );
}
