import { LIVE_ACTIONS, type ReleaseChange } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { keepPreviousData, useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { historyQuery } from '../api/get-history.ts';
import { changeSentence } from '../release-sentences.ts';
import styles from './release-history.module.css';
import { Version } from './version.tsx';

interface ReleaseHistoryProps {
  readonly name: string;
  readonly serial: number;
}

/** Who changed what is live, when and why, newest first. */
export function ReleaseHistory(props: ReleaseHistoryProps) {
  // The cursors of the older pages that have been opened.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return cursors.map((cursor, index) => (
    <Page
      key={cursor}
      {...props}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors((now) => [...now, next])}
    />
  ));
}

interface PageProps extends ReleaseHistoryProps {
  readonly cursor: string | null;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function Page({ name, serial, cursor, isLast, onMore }: PageProps) {
  const query = historyQuery(name, serial, cursor);
  const { data, isError, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (isError) return <ListError what="history" onRetry={() => void refetch()} />;
  if (!data) return <ListLoading what="history" />;
  const { changes, nextCursor } = data;
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.serial} change={change} />
        ))}
      </ol>
      {isLast && nextCursor !== null && (
        <p className={styles.state}>
          <Button size="small" onClick={() => onMore(nextCursor)}>
            Show earlier
          </Button>
        </p>
      )}
    </>
  );
}

/** Whether others get another release than before; what is tried does not replace what is live. */
const changesLive = ({ action, from, to }: ReleaseChange): boolean =>
  from !== null && from !== to && LIVE_ACTIONS.some((live) => live === action);

function Change({ change }: { readonly change: ReleaseChange }) {
  const { at, to } = change;
  const byWhom = useByWhom();
  return (
    <li className={styles.change}>
      <time dateTime={at} className="muted tabular">
        {momentInWords(at)}
      </time>
      <div>
        <p className="ink">{changeSentence(change, byWhom)}</p>
        <Version>{changesLive(change) ? `${change.from} → ${to}` : to}</Version>
      </div>
    </li>
  );
}
