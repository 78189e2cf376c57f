import { Icon, TriangleAlert } from '@forecourt/ui';
import { Link, useQuery } from '@forecourt/web-kit';
import { mailStateQuery } from '../../../mail/get-mail-state.ts';
import { operationsQuery } from '../api/get-operations.ts';
import { summaryOf } from '../summary.ts';
import styles from './operations-notice.module.css';

/** Staff look at Today now and then; nobody watches it. In milliseconds. */
const POLL_MS = 60_000;

/** The first of what does not work, and the way to Operations; nothing while everything works. */
export function OperationsNotice() {
  const { data } = useQuery({ ...operationsQuery(), refetchInterval: POLL_MS });
  const isMailConnected = useQuery(mailStateQuery).data?.isConnected;
  if (!data) return null;
  const { isWell, sentences } = summaryOf(data, isMailConnected);
  if (isWell) return null;
  return (
    <p className={styles.notice}>
      <Icon of={TriangleAlert} />
      <span>
        {sentences[0]} <Link to="/admin?tab=operations">Operations</Link>
      </span>
    </p>
  );
}
