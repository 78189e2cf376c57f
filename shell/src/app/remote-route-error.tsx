import { Boundary, ErrorCatcher } from '@forecourt/web-kit';
import { useRouteError } from 'react-router';
import { Main } from './layout/main.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import type { RemoteRouteProps } from './remote-route.tsx';
import { RemoteUnavailable } from './remote-unavailable-error.ts';

/** The micro-frontend's own error page, or the shell's if that is unavailable. */
export function RemoteRouteError({ ownFrame, ...place }: RemoteRouteProps & { readonly ownFrame: boolean }) {
  const failure = <Failure {...place} />;
  return ownFrame ? <Main>{failure}</Main> : failure;
}

function Failure({ remote, routeId, modules }: RemoteRouteProps) {
  const error = useRouteError();
  const OwnBoundary = error instanceof RemoteUnavailable ? undefined : modules.loaded(remote, routeId)?.ErrorBoundary;
  return (
    <Boundary owner={remote}>
      {OwnBoundary ? (
        <ErrorCatcher fallback={() => <PageUnavailable />}>
          <OwnBoundary />
        </ErrorCatcher>
      ) : (
        <PageUnavailable />
      )}
    </Boundary>
  );
}
