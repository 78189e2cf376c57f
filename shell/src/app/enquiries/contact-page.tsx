import { buttonClass, Container } from '@forecourt/ui';
import { Link, PageMeta, useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { PageHead } from '../content/page/page-head.tsx';
import pageStyles from '../forms/form-page.module.css';
import { useFormState } from '../forms/use-form-state.ts';
import { DealershipMap } from '../map/dealership-map.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { EnquirySent } from './enquiry-sent.tsx';
import type { SentEnquiry } from './enquiry-texts.ts';

/** D5: the enquiry form with its type picker, the van it is about, and every other way to reach the dealership. */
export function ContactPage() {
  const { tradingName, phone, address } = useDealership();
  const given = useFormState('contact')?.sent;
  // For this visit only: from the address, anybody could claim an enquiry that was never sent.
  const [sent, setSent] = useState<SentEnquiry | null>((given as SentEnquiry | undefined) ?? null);
  return (
    <>
      <PageMeta
        title="Contact Us"
        description={`Call ${tradingName} on ${phone}, visit us in ${address.town}, or send an enquiry and we'll call you back within 24 hours.`}
        path="/contact"
      />
      <PageHead title="Contact Us" lead="Ask about a van, a price or a part-exchange. We'll call you back within 24 hours." />
      <Container className={pageStyles.columns}>
        {sent ? (
          <EnquirySent sent={sent} isTold={sent !== given}>
            <p className="cluster gap-3">
              <Link to="/vehicles" className={buttonClass({ variant: 'dark' })}>
                Browse Vans
              </Link>
              <Link to="/contact" className={buttonClass()} onClick={() => setSent(null)}>
                Send another enquiry
              </Link>
            </p>
          </EnquirySent>
        ) : (
          <ContactForm onSent={setSent} />
        )}
        <ContactDetails />
      </Container>
      <Container className={styles.map}>
        <h2 className="h3">Find us</h2>
        <DealershipMap zoom={15} />
      </Container>
    </>
  );
}
