import { Container, EmptyState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { isLoggedOut, LiveError, LOGGED_OUT } from '../../../live-state/live-error.tsx';
import { releasesQuery } from '../api/get-releases.ts';
import { inOrder } from '../part-words.ts';
import { ReleaseCard } from './release-card.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import styles from './releases-tab.module.css';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });

/** Which release of each part of the site is live, on trial or taken back. Kept up to date. */
export function ReleasesTab() {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(releasesQuery());
  const why = isLoggedOut(error) ? LOGGED_OUT : 'Releases cannot be read: the site does not answer, or this device is offline.';
  return (
    <Container className={styles.tab}>
      <h1 className="h3">Releases</h1>
      <p className={styles.lead}>
        The site is made of parts that are released one by one. A release that fails is rolled back here, and visitors have the
        earlier one a second later.
      </p>
      {data && isError && (
        <ErrorNote>
          {`${why} What is below is from ${time.format(dataUpdatedAt)} and may have changed.${isLoggedOut(error) ? '' : ' The page tries again by itself.'}`}
        </ErrorNote>
      )}
      {data && !isError && (
        <p className="small muted tabular">As of {time.format(dataUpdatedAt)}. Kept up to date every 5 seconds.</p>
      )}
      {data && data.length > 0 && (
        <ul className={isError ? styles.stale : styles.fresh}>
          {inOrder(data).map((release) => (
            <li key={release.name}>
              <ReleaseCard release={release} />
            </li>
          ))}
        </ul>
      )}
      {data && <ReleaseDialog releases={data} />}
      {data?.length === 0 && (
        <EmptyState
          title="Nothing has been released yet"
          text="Each part of the site appears here with its first release."
          action={null}
        />
      )}
      {!data && !isError && (
        <div role="status" className={styles.fresh}>
          <span className="visually-hidden">Loading the releases</span>
          {['one', 'two', 'three', 'four'].map((card) => (
            <Skeleton key={card} className={styles.card} />
          ))}
        </div>
      )}
      {!data && isError && <LiveError what="Releases" error={error} onRetry={() => void refetch()} />}
    </Container>
  );
}
