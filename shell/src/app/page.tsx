import { ErrorCatcher } from '@forecourt/web-kit';
import { Layout } from './layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import type { PageRoute } from './page-data.ts';
import { PageUnavailable } from './page-unavailable.tsx';
import type { PortableError } from './portable-error.ts';
import { RouteArea } from './route-area.tsx';
import type { RouteModules } from './route-modules.ts';

export interface PageProps {
  /** Null: there is nothing at this address. */
  readonly route: PageRoute | null;
  /** Why the route's own component cannot be shown; null if it can. */
  readonly error: PortableError | null;
  readonly modules: RouteModules;
}

/** A whole page: the frame, and in it what the route's owner renders. The same on the server and in the browser. */
export function Page({ route, error, modules }: PageProps) {
  return (
    <ErrorCatcher fallback={() => <PageUnavailable />}>
      <Layout ownFrame={route?.frame === 'own'}>
        {route ? <RouteArea route={route} error={error} modules={modules} /> : <NotFound />}
      </Layout>
    </ErrorCatcher>
  );
}
