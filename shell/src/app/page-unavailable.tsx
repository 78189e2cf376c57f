import { buttonClass, Container, ErrorState } from '@forecourt/ui';
import { PageMeta, useDealership, useLocation } from '@forecourt/web-kit';
import { useRevalidator } from 'react-router';

/** A page whose micro-frontend failed: the rest of the site works, and Retry reloads, also without scripts. */
export function PageUnavailable() {
  const { pathname, search } = useLocation();
  const { phone, phoneE164 } = useDealership();
  const { revalidate, state } = useRevalidator();
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
            <a
              href={pathname + search}
              data-live=""
              className={buttonClass({ variant: 'dark' })}
              onClick={(event) => {
                event.preventDefault();
                void revalidate();
              }}
            >
              {state === 'idle' ? 'Retry' : 'Loading...'}
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
