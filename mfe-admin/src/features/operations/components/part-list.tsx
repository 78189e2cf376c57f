import type { ServiceOperations } from '@forecourt/contracts';
import { Badge, type BadgeTone } from '@forecourt/ui';
import type { ServiceReport } from '../api/get-operations.ts';
import { duration } from '../duration.ts';
import { SERVICE_WORDS } from '../service-words.ts';
import { behindSeconds, isBehind } from '../summary.ts';
import styles from './part-list.module.css';

/** Each service with its state and how far it is behind. */
export function PartList({ reports }: { readonly reports: readonly ServiceReport[] }) {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" className="mb-2 h5">
        Parts
      </h2>
      <ul className="rounded-lg edged paper">
        {reports.map((report) => (
          <Part key={report.service} {...report} />
        ))}
      </ul>
    </section>
  );
}

function Part({ service, told }: ServiceReport) {
  const { tone, text } = stateOf(told);
  return (
    <li className={styles.part}>
      <h3 className={styles.name}>{SERVICE_WORDS[service].name}</h3>
      <Badge tone={tone}>{text}</Badge>
      {typeof told === 'object' && <Figures {...told} />}
    </li>
  );
}

function Figures(told: ServiceOperations) {
  const { outbox, consumers } = told;
  const behind = behindSeconds(told);
  const waiting = consumers.reduce((sum, consumer) => sum + (consumer.waiting ?? 0), 0);
  const slow = consumers.flatMap(({ slowSeconds }) => slowSeconds ?? []);
  return (
    <dl className={styles.figures}>
      {consumers.length > 0 && (
        <>
          <Figure name="Behind by">
            {behind === null ? 'Cannot be told' : `${duration(behind)}${waiting > 0 ? `, ${waiting} waiting` : ''}`}
          </Figure>
          <Figure name="95% of changes done in">{slow.length === 0 ? 'No change lately' : duration(Math.max(...slow))}</Figure>
        </>
      )}
      <Figure name="Changes to pass on">{outbox === null ? 'Cannot be told' : toPassOn(outbox)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const toPassOn = ({ waiting, lagSeconds }: NonNullable<ServiceOperations['outbox']>): string =>
  waiting === 0 ? 'Nothing' : `${waiting}, for ${duration(lagSeconds)}`;

const stateOf = (told: ServiceReport['told']): { readonly tone: BadgeTone; readonly text: string } => {
  if (told === 'down') return { tone: 'red', text: 'Does not answer' };
  if (told === 'unchecked') return { tone: 'orange', text: 'Cannot check logins' };
  const missing = Object.entries(told.checks).flatMap(([name, state]) => (state === 'down' ? [STORES[name] ?? name] : []));
  if (missing.length > 0)
    return { tone: told.status === 'unavailable' ? 'red' : 'orange', text: `Without ${missing.join(', ')}` };
  if (told.status === 'stopping') return { tone: 'orange', text: 'Restarting' };
  return isBehind(told) ? { tone: 'orange', text: 'Behind' } : { tone: 'green', text: 'Works' };
};

const STORES: Readonly<Record<string, string>> = {
  postgresql: 'its database',
  redis: 'its limits and logins',
  nats: 'its link to the others',
  outbox: 'passing on changes',
  objects: 'the stored pictures',
};
