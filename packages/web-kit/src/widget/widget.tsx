import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Boundary } from '../platform/boundary.tsx';
import { usePlatform } from '../platform/platform.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { Unavailable } from './unavailable.tsx';
import { useLoadMoment } from './use-load-moment.ts';

export interface WidgetProps {
  /** The micro-frontend that has it: "mfe-finance". */
  readonly remote: string;
  /** Its name in that micro-frontend's `federation.config.js`: "calculator". */
  readonly name: string;
  /** Handed to the widget. */
  readonly props?: object;
  /**
   * When its code is fetched: once the browser has nothing to do, when the place comes into sight, or on the first click
   * into `children`. Never on the server.
   */
  readonly load: 'idle' | 'visible' | 'click';
  /** What stands there until then: for `click` the button. */
  readonly children?: ReactNode;
}

/** Another micro-frontend's component in this page. If it cannot be had or throws, only this place says so and offers Retry. */
export function Widget({ remote, name, props = {}, load, children }: WidgetProps) {
  const { loadWidget } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<object> | null>(null);
  const [failed, setFailed] = useState(false);

  const start = () => {
    setFailed(false);
    loadWidget(remote, name).then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  };
  useLoadMoment(load, place, start);

  return (
    <Boundary owner={remote}>
      <div ref={place} onClickCapture={load === 'click' && !Loaded ? start : undefined}>
        {failed ? (
          <Unavailable retry={start} />
        ) : Loaded ? (
          <ErrorCatcher fallback={(retry) => <Unavailable retry={retry} />}>
            <Loaded {...props} />
          </ErrorCatcher>
        ) : (
          children
        )}
      </div>
    </Boundary>
  );
}
