import { Badge } from '@forecourt/ui';
import type { Task } from '../tasks.ts';
import styles from './task-list.module.css';

/** What the site does for customers and staff, and whether it does. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <section aria-labelledby="works">
      <h2 id="works" className="mb-2 h5">
        What works
      </h2>
      <ul className="rounded-lg edged paper">
        {tasks.map(({ task, tone, state }) => (
          <li key={task} className={styles.task}>
            <span className="ink">{task}</span>
            <Badge tone={tone}>{state}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
