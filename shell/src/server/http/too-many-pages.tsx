import type { Dealership } from '@forecourt/contracts';
import { buttonClass, Container, ErrorState } from '@forecourt/ui';
import { Main } from '../../app/layout/main.tsx';
import { ShellStyles } from '../pages/page-head.tsx';
import { renderAtOnce } from '../pages/render-page.ts';
import type { ShellAssets } from '../pages/shell-assets.ts';
import { asksForPage, RETRY_AFTER_TOO_MANY, sendRefusal } from './problems.ts';
import { contentPolicy, type PolicyOptions } from './security-headers.ts';
import type { RefuseTurn } from './turns.ts';

type Named = Pick<Dealership, 'tradingName' | 'phone' | 'phoneE164'>;

export interface TooManyPagesOptions {
  readonly assets: Pick<ShellAssets, 'styles'>;
  readonly dealership: { readonly now: Named };
  readonly policy: PolicyOptions;
}

/** An empty reference is the address of the document itself. */
const THIS_ADDRESS = '';

function TooManyPages({ assets, tradingName, phone, phoneE164 }: Pick<TooManyPagesOptions, 'assets'> & Named) {
  const title = 'Too many pages at once';
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} | ${tradingName}`}</title>
        <meta name="robots" content="noindex" />
        <ShellStyles assets={assets} />
      </head>
      <body>
        <Main>
          <Container className="mt-5">
            <ErrorState
              level={1}
              title={title}
              text={`Your network has asked for many pages in a short time. Wait ${RETRY_AFTER_TOO_MANY} seconds and try again, or call ${tradingName} on ${phone}.`}
              action={
                <>
                  <a href={THIS_ADDRESS} className={buttonClass({ variant: 'dark' })}>
                    Try Again
                  </a>{' '}
                  <a href={`tel:${phoneE164}`} className={buttonClass()}>
                    Call Us
                  </a>
                </>
              }
            />
          </Container>
        </Main>
      </body>
    </html>
  );
}

/** Refuses a page: a browser gets one that is rendered once for all, because a flood is when it is sent. */
export function refusePages({ policy, assets, dealership }: TooManyPagesOptions): RefuseTurn {
  const render = (now: Named) => ({ now, html: `<!DOCTYPE html>${renderAtOnce(<TooManyPages assets={assets} {...now} />)}` });
  let page = render(dealership.now);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER_TOO_MANY,
    'content-security-policy': contentPolicy(policy),
  };
  return (request, reply) => {
    if (!asksForPage(request)) return sendRefusal(reply, 429);
    if (page.now !== dealership.now) page = render(dealership.now);
    return reply.code(429).headers(headers).send(page.html);
  };
}
