import { useDealership } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import styles from './rights-cards.module.css';

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** What to know before a request: the rights, how long it takes, proof of identity, where to complain, our details. */
export function RightsCards() {
  const { legalName, email, phone, phoneE164, address, legal } = useDealership();
  const post = [legalName, ...address.lines, address.town, `${address.county} ${address.postcode}`].join(', ');
  return (
    <aside aria-label="About your request" className="stack top gap-4">
      <Card title="Your rights">
        <p>
          Under the UK GDPR and the Data Protection Act 2018 you can see, correct, delete, limit, move or object to what we hold
          about you. It is free, unless a request is manifestly unfounded or excessive. If the law requires us to keep some data,
          we'll tell you.
        </p>
      </Card>
      <Card title="How long it takes">
        <p>
          We answer within 30 days. A complex request, or several at once, can take up to a further 60 days; if so, we'll tell you
          within the first 30 days, and why.
        </p>
      </Card>
      <Card title="Proving who you are">
        <p>
          Before we send or change anything, we check it's really you. A reply from the email address we have for you is often
          enough; otherwise we ask for a document, use it only for this check and then delete it.
        </p>
      </Card>
      <Card title="If you are not satisfied">
        <p>
          Please tell us first, at <a href={`mailto:${legal.complaintsEmail}`}>{legal.complaintsEmail}</a>. You can also complain
          to the Information Commissioner's Office at any time:{' '}
          <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>, or{' '}
          <a href="tel:+443031231113">0303 123 1113</a>. Our registration number there is {legal.icoRegistration}.
        </p>
      </Card>
      <Card title="Contact us">
        <p>
          <a href={`tel:${phoneE164}`}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          {post}
        </p>
      </Card>
    </aside>
  );
}
