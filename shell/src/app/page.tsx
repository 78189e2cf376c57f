import { ErrorCatcher, Served } from '@forecourt/web-kit';
import { Layout } from './layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import type { PageRoute } from './page-data.ts';
import { PageUnavailable } from './page-unavailable.tsx';
import { RouteArea, type RouteAreaProps } from './route-area.tsx';

const ON_SERVER = typeof globalThis.document === 'undefined';

interface PageProps extends Omit<RouteAreaProps, 'route'> {
  /** Null: there is nothing at this address, or something threw before its route was asked. */
  readonly route: PageRoute | null;
}

/** A whole page: the frame, and in it what the route's owner renders. The same on the server and in the browser. */
export function Page({ route, error, modules }: PageProps) {
  return (
    <ErrorCatcher fallback={() => <PageUnavailable />}>
      <Layout ownFrame={route?.frame === 'own'}>
        {route ? (
          <RouteArea route={route} error={error} modules={modules} />
        ) : (
          <Served as="div" name="not-found">
            {ON_SERVER && (error ? <PageUnavailable /> : <NotFound />)}
          </Served>
        )}
      </Layout>
    </ErrorCatcher>
  );
}
