import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Boundary } from '../platform/boundary.tsx';
import { usePlatform } from '../platform/platform.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { Unavailable } from './unavailable.tsx';
import { type LoadMoment, useLoadMoment } from './use-load-moment.ts';

export interface WidgetProps {
  /** The micro-frontend that has it: "mfe-finance". */
  readonly remote: string;
  /** Its name in that micro-frontend's `federation.config.js`: "calculator". */
  readonly name: string;
  /** Handed to the widget. */
  readonly props?: object;
  /**
   * When its code is fetched: `now`, because a visitor asked for it and its owner therefore renders it, once the browser
   * has nothing to do, or when the place comes near the viewport. Never on the server.
   */
  readonly load: LoadMoment;
  /** What stands there until then. */
  readonly children?: ReactNode;
  /** Called when it is shown, and when it could not be had: the end of a spinner that stands elsewhere. */
  readonly onSettled?: () => void;
}

/** Another micro-frontend's component in this page. If it cannot be had or throws, only this place says so and offers Retry. */
export function Widget({ remote, name, props = {}, load, children, onSettled }: WidgetProps) {
  const { loadWidget } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  // In an object, so that a remote that offers nothing under this name fails below and not by waiting for ever.
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<object> } | null>(null);
  const [failed, setFailed] = useState(false);

  const start = () => {
    setFailed(false);
    loadWidget(remote, name)
      .then(
        (Component) => setLoaded({ Component }),
        () => setFailed(true),
      )
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
