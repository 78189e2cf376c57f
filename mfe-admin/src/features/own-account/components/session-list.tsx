import type { StaffSession } from '@forecourt/contracts';
import { Badge, SendButton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useRef } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import { TimeSince } from '../../../time/time-since.tsx';
import { useEndSessions } from '../api/end-sessions.ts';
import { sessionsQuery } from '../api/get-sessions.ts';
import styles from './session-list.module.css';

/** Every browser in which the user is logged in, and the way out of each. */
export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section aria-labelledby="logged-in" className={styles.section}>
      <h3 ref={title} id="logged-in" tabIndex={-1} className="h5">
        Where you are logged in
      </h3>
      <p className="small muted">A login ends by itself after eight hours. Log out of any that you do not know.</p>
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnded={focusTitle} />
          ))}
        </ul>
      )}
      {!sessions && !isError && <ListLoading what="logins" />}
      {!sessions && isError && <ListError what="logins" onRetry={() => void refetch()} />}
      {hasOthers && <EndOthers onEnded={focusTitle} />}
    </section>
  );
}

interface SessionProps {
  readonly session: StaffSession;
  /** The row has gone, and its button with it. */
  readonly onEnded: () => void;
}

function Session({ session: { id, device, isCurrent, since, lastUsedAt }, onEnded }: SessionProps) {
  const { mutate, isPending } = useEndSessions(id, onEnded);
  const name = device ?? 'Unknown device';
  return (
    <li className={styles.session}>
      <p className={styles.device}>
        {name}
        {isCurrent && <Badge tone="green">This device</Badge>}
      </p>
      <p className={styles.times}>
        <span>
          Logged in <TimeSince moment={since} />
        </span>
        {!isCurrent && lastUsedAt !== since && (
          <span>
            Last used <TimeSince moment={lastUsedAt} />
          </span>
        )}
      </p>
      {!isCurrent && (
        <SendButton
          size="small"
          className={styles.end}
          aria-label={`Log out of ${name}`}
          isSending={isPending}
          underWay="Logging out..."
          onClick={() => mutate()}
        >
          Log out
        </SendButton>
      )}
    </li>
  );
}

function EndOthers({ onEnded }: Pick<SessionProps, 'onEnded'>) {
  const { mutate, isPending } = useEndSessions(null, onEnded);
  return (
    <SendButton isSending={isPending} underWay="Logging out..." onClick={() => mutate()}>
      Log out everywhere else
    </SendButton>
  );
}
