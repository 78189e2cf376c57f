import { Button, Container, Dialog, ErrorState } from '@forecourt/ui';
import { ErrorCatcher } from '@forecourt/web-kit';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { ListLoading } from '../list-state/list-state.tsx';
import styles from './lazy-part.module.css';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface FrameProps {
  /** As the user knows it: "Enquiries" */
  readonly what: string;
  readonly children: ReactNode;
}

const loads: (() => Promise<unknown>)[] = [];

/** Loads every part, so that opening one waits for nothing. A part that fails is loaded again when it is opened. */
export function fetchParts(): void {
  for (const load of loads) load().catch(() => undefined);
}

/** A tab whose code is loaded when it is first opened. */
export const lazyTab = <Props extends object>(what: string, load: Load<Props>) => lazyPart(what, load, TabFrame);

/** The same for a dialog over a tab. */
export const lazyDialog = <Props extends object>(what: string, load: Load<Props>) => lazyPart(what, load, DialogFrame);

function lazyPart<Props extends object>(what: string, load: Load<Props>, Frame: ComponentType<FrameProps>) {
  let Loaded = lazy(load);
  loads.push(load);

  return function LazyPart(props: Props) {
    const [, setAttempts] = useState(0);
    const tryAgain = (retry: () => void) => {
      // React keeps a failed load for good.
      Loaded = lazy(load);
      setAttempts((attempts) => attempts + 1);
      retry();
    };
    const loading = (
      <Frame what={what}>
        <ListLoading what={what} />
      </Frame>
    );
    const failed = (retry: () => void) => (
      <Frame what={what}>
        <PartError what={what} onRetry={() => tryAgain(retry)} />
      </Frame>
    );
    return (
      <ErrorCatcher fallback={failed}>
        <Suspense fallback={loading}>
          <Loaded {...props} />
        </Suspense>
      </ErrorCatcher>
    );
  };
}

function TabFrame({ what, children }: FrameProps) {
  return (
    <Container className={styles.tab}>
      <h1 className="visually-hidden">{what}</h1>
      {children}
    </Container>
  );
}

function DialogFrame({ what, children }: FrameProps) {
  return (
    <Dialog title={what} onClose={useCloseOverlay()}>
      {children}
    </Dialog>
  );
}

function PartError({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={`${what} could not be opened`}
      text="Check your connection and try again. Nothing has changed."
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
