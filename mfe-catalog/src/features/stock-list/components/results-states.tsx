import { Button, buttonClass, ErrorState, Icon, RefreshCw, Skeleton } from '@forecourt/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import type { StockLayout } from '../../../stock/stock-path.ts';
import { CardSkeleton } from '../../../vehicle/card-skeleton.tsx';
import { CardList } from './card-list.tsx';
import styles from './results.module.css';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

export function LoadingCards({ layout }: { readonly layout: StockLayout }) {
  return (
    <div className={styles.results}>
      <Skeleton className={styles.example} />
      <CardList layout={layout}>
        {SKELETONS.map((key) => (
          <li key={key}>
            <CardSkeleton layout={layout} />
          </li>
        ))}
      </CardList>
    </div>
  );
}

const FAILURE = {
  title: 'Error Loading Vehicles',
  text: "We're having trouble loading our vehicle inventory. Please try again later.",
};

const RETRY = (
  <>
    <Icon of={RefreshCw} />
    Retry
  </>
);

const OFFLINE = { title: 'You are offline', text: 'The vans you asked for appear here once you are connected again.' };

/** The list could not be loaded; the rest of the page stays. */
export function LoadingFailed({ retry }: { readonly retry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const onConnected = useEffectEvent(retry);
  useEffect(() => {
    // The list that was scrolled is gone, and a filter may be far below.
    place.current?.scrollIntoView({ block: 'nearest' });
    const hear = () => onConnected();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
  return (
    <div ref={place}>
      <ErrorState
        {...(IN_BROWSER && !navigator.onLine ? OFFLINE : FAILURE)}
        level={3}
        action={
          <Button variant="dark" onClick={retry}>
            {RETRY}
          </Button>
        }
      />
    </div>
  );
}

/** The page could not be loaded: Retry reloads it, with scripts or without. */
export function PageFailed({ path }: { readonly path: string }) {
  return (
    <ErrorState
      {...FAILURE}
      level={1}
      action={
        <a href={path} className={buttonClass({ variant: 'dark' })}>
          {RETRY}
        </a>
      }
    />
  );
}
