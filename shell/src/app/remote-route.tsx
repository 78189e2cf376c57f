import { Boundary } from '@forecourt/web-kit';
import { RemoteUnavailable } from './remote-unavailable-error.ts';
import type { RouteModules } from './route-modules.ts';

export interface RemoteRouteProps {
  readonly remote: string;
  readonly routeId: string;
  readonly modules: RouteModules;
}

/** Renders a micro-frontend's route. Its loader has run, so the module is loaded. */
export function RemoteRoute({ remote, routeId, modules }: RemoteRouteProps) {
  const module = modules.loaded(remote, routeId);
  if (!module) throw new RemoteUnavailable(remote);
  return (
    <Boundary owner={remote}>
      <module.Component />
    </Boundary>
  );
}
