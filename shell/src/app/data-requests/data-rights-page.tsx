import { Container } from '@forecourt/ui';
import { Link, PageMeta, useSearchParams } from '@forecourt/web-kit';
import { PageHead } from '../content/page/page-head.tsx';
import formStyles from '../forms/form-page.module.css';
import { DataRequestForm } from './data-request-form.tsx';
import { receivedIn } from './received-request.ts';
import { RequestReceived } from './request-received.tsx';
import { RightsCards } from './rights-cards.tsx';

/** Data subject rights (specification §2): the request form with what to know beside it. */
export function DataRightsPage() {
  const [query] = useSearchParams();
  const received = receivedIn(query);
  return (
    <>
      <PageMeta
        title="Data Subject Rights"
        description="Ask to see, correct, delete, limit, move or object to the personal data we hold about you. We answer within 30 days."
        path="/data-subject-rights"
        noIndex={received !== null}
      />
      <PageHead
        title="Data Subject Rights"
        lead={
          <>
            Ask us about the personal data we hold about you. What we do with it is in our{' '}
            <Link to="/privacy-policy">privacy policy</Link>.
          </>
        }
      />
      <Container className={formStyles.columns}>
        <div>
          {received && <RequestReceived key={received.reference} {...received} />}
          <DataRequestForm />
        </div>
        <RightsCards />
      </Container>
    </>
  );
}
