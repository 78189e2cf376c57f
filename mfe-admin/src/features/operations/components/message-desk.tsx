import type { DeadLetterGroup, ServiceName } from '@forecourt/contracts';
import { Button, EmptyState, Icon, RotateCcw } from '@forecourt/ui';
import { useRef } from 'react';
import type { ServiceReport } from '../api/get-operations.ts';
import { useRetry } from '../api/settle-dead-letters.ts';
import { waitingLetters } from '../summary.ts';
import { LetterGroup } from './letter-group.tsx';
import styles from './message-desk.module.css';

interface WaitingGroup extends DeadLetterGroup {
  readonly service: ServiceName;
}

const keyOf = ({ service, group }: WaitingGroup): string => `${service} ${group}`;

/** The oldest first, and then in the order in which they came: nothing changes places while it is read. */
function useGroups(reports: readonly ServiceReport[]): readonly WaitingGroup[] {
  const order = useRef<readonly string[]>([]);
  const groups = groupsOf(reports);
  const keys = groups.map(keyOf);
  const known = order.current.filter((key) => keys.includes(key));
  order.current = [...known, ...keys.filter((key) => !known.includes(key))];
  return order.current.flatMap((key) => groups.filter((group) => keyOf(group) === key));
}

const groupsOf = (reports: readonly ServiceReport[]): WaitingGroup[] =>
  reports
    .flatMap(({ service, told }) =>
      typeof told === 'string' ? [] : (told.deadLetters ?? []).map((group) => ({ ...group, service })),
    )
    .toSorted((one, other) => other.oldestSeconds - one.oldestSeconds);

/** Messages that could not be handled, grouped by reason. */
export function MessageDesk({ reports }: { readonly reports: readonly ServiceReport[] }) {
  const groups = useGroups(reports);
  const count = waitingLetters(reports);
  const allTell = reports.every(({ told }) => typeof told === 'object' && told.deadLetters !== null);
  const { mutate, isPending } = useRetry();
  const services = [...new Set(groups.map(({ service }) => service))];
  return (
    <section aria-labelledby="desk" className="mt-4">
      <div className={styles.head}>
        <h2 id="desk" tabIndex={-1} className={styles.title}>
          Message desk
        </h2>
        {count > 1 && (
          <Button
            size="small"
            aria-busy={isPending}
            onClick={() =>
              mutate(
                services.map((service) => ({ service })),
                { onSuccess: focusDesk },
              )
            }
          >
            <Icon of={RotateCcw} small />
            {isPending ? 'Retrying...' : `Retry all ${count}`}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <EmptyState
          level={3}
          title={allTell ? 'No message waits for help.' : 'No message is known to wait.'}
          text={
            allTell
              ? 'The services tell each other of changes by messages. One that could not be handled waits here, with the reason. Press Retry once the cause is mended, or Archive if it is no longer needed.'
              : 'Not every service answers. What waits there is shown once it does.'
          }
          action={null}
        />
      ) : (
        <ul className="stack one-column gap-3">
          {groups.map((group) => (
            <li key={keyOf(group)}>
              <LetterGroup group={group} service={group.service} onGone={focusDesk} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was pressed is gone; the page stays where it is. */
const focusDesk = (): void => document.getElementById('desk')?.focus({ preventScroll: true });
