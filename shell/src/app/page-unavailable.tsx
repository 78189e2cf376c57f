import { buttonClass, Container, ErrorState } from '@forecourt/ui';
import { PageMeta, useDealership, useLocation } from '@forecourt/web-kit';

/** A page whose micro-frontend failed: the rest of the site works, and Retry reloads the page. */
export function PageUnavailable() {
  const { pathname, search } = useLocation();
  const { phone, phoneE164 } = useDealership();
  const text = `We're having trouble loading this page. Try again, or call us on ${phone}.`;
  return (
    <Container>
      <PageMeta title="Page unavailable" description={text} path={pathname} noIndex />
      <ErrorState
        level={1}
        title="Page unavailable"
        text={text}
        action={
          <>
            <a href={pathname + search} className={buttonClass({ variant: 'dark' })}>
              Retry
            </a>{' '}
            <a href={`tel:${phoneE164}`} className={buttonClass()}>
              Call Us
            </a>
          </>
        }
      />
    </Container>
  );
}
