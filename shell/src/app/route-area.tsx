import { Boundary, ErrorCatcher } from '@forecourt/web-kit';
import { Main } from './layout/main.tsx';
import type { PageRoute } from './page-data.ts';
import { PageUnavailable } from './page-unavailable.tsx';
import type { PortableError } from './portable-error.ts';
import type { RouteModules } from './route-modules.ts';

export interface RouteAreaProps {
  readonly route: PageRoute;
  /** Why the route's own component cannot be shown; null if it can. */
  readonly error: PortableError | null;
  readonly modules: RouteModules;
}

/** The owner's component for a route; if it fails, the owner's error page, or the shell's if that is unavailable too. */
export function RouteArea({ route: { owner, id, frame }, error, modules }: RouteAreaProps) {
  const module = error?.kind === 'unavailable' ? undefined : modules.loaded(owner, id);
  const OwnError = module?.ErrorBoundary;
  const unavailable = <PageUnavailable />;
  const failure = OwnError ? (
    <ErrorCatcher fallback={() => unavailable}>
      <OwnError />
    </ErrorCatcher>
  ) : (
    unavailable
  );
  const framed = frame === 'own' ? <Main>{failure}</Main> : failure;
  return (
    <Boundary owner={owner}>
      {module && !error ? (
        <ErrorCatcher fallback={() => framed}>
          <module.Component />
        </ErrorCatcher>
      ) : (
        framed
      )}
    </Boundary>
  );
}
