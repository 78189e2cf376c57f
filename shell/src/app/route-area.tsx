import { Boundary, ErrorCatcher } from '@forecourt/web-kit';
import { Main } from './layout/main.tsx';
import type { PageProps } from './page.tsx';
import type { PageRoute } from './page-data.ts';
import { PageUnavailable } from './page-unavailable.tsx';

interface RouteAreaProps extends Pick<PageProps, 'error' | 'modules'> {
  readonly route: PageRoute;
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
