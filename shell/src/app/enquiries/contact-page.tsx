import { Container } from '@forecourt/ui';
import { PageMeta, useDealership, useSearchParams } from '@forecourt/web-kit';
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
      <div className={styles.head}>
        <Container>
          <h1>Contact Us</h1>
          <p className={styles.lead}>Ask about a van, a price or a part exchange. We'll call you back within 24 hours.</p>
        </Container>
      </div>
      <Container className={styles.columns}>
        {isAskedFor(sent) ? <EnquirySent asked={sent} /> : <ContactForm />}
        <ContactDetails />
      </Container>
    </>
  );
}
