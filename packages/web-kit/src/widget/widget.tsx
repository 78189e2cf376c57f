import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Boundary } from '../platform/boundary.tsx';
import { announce } from '../platform/browser-events.ts';
import { usePlatform } from '../platform/platform.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { Unavailable } from './unavailable.tsx';
import { type LoadMoment, useLoadMoment } from './use-load-moment.ts';

export interface WidgetProps {
  /** The micro-frontend that owns it: "mfe-finance". */
  readonly remote: string;
  /** Its name in that micro-frontend's `federation.config.js`: "calculator". */
  readonly name: string;
  /** Props of the widget. */
  readonly props?: object;
  /**
   * When its code is loaded: on mount, when the browser is idle, or when the element comes near the viewport. Never on the
   * server.
   */
  readonly load: LoadMoment;
  /** Shown until then. */
  readonly children?: ReactNode;
  /** Called when it is shown or has failed to load, for a spinner elsewhere. */
  readonly onSettled?: () => void;
}

/** Another micro-frontend's component in this page. If it cannot be loaded or throws, only this area fails and offers Retry. */
export function Widget({ remote, name, props = {}, load, children, onSettled }: WidgetProps) {
  const { loadWidget } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  // Wrapped in an object, so that a remote without this widget fails below instead of loading for ever.
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<object> } | null>(null);
  const [failed, setFailed] = useState(false);

  const fail = () => {
    setFailed(true);
    announce('area:failed', { owner: remote, at: 'boundary' });
  };
  const start = () => {
    setFailed(false);
    loadWidget(remote, name)
      .then((Component) => setLoaded({ Component }), fail)
      .finally(onSettled);
  };
  useLoadMoment(load, place, start);

  return (
    <Boundary owner={remote}>
      <div ref={place}>
        {failed ? (
          <Unavailable retry={start} />
        ) : loaded ? (
          <ErrorCatcher fallback={(retry) => <Unavailable retry={retry} />}>
            <loaded.Component {...props} />
          </ErrorCatcher>
        ) : (
          children
        )}
      </div>
    </Boundary>
  );
}
