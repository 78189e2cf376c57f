import { Button, classes, Skeleton } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

interface PartProps<Data> {
  readonly title: string;
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** Across the whole page on a wide screen. */
  readonly isWide?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A part of Today. If it cannot be loaded it says so, and the other parts are as they are. */
export function Part<Data>({ title, query: { data, isError, refetch }, isWide = false, children }: PartProps<Data>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(styles.part, isWide && 'full-row')}>
      <h2 id={id} className="h5">
        {title}
      </h2>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <div role="alert" className={styles.trouble}>
          <p>{title} could not be loaded. The rest of this page is not affected.</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading {title.toLowerCase()}</span>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
    </section>
  );
}
