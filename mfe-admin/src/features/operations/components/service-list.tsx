import type { ServiceOperations } from '@forecourt/contracts';
import { Badge, type BadgeTone } from '@forecourt/ui';
import type { ServiceReport } from '../api/get-operations.ts';
import { duration } from '../duration.ts';
import { SERVICE_WORDS } from '../service-words.ts';
import { behindSeconds, isBehind, NOTEWORTHY_SECONDS } from '../summary.ts';
import styles from './service-list.module.css';

/** Each service with its state, and how fast changes go from one to the other. */
export function ServiceList({ reports }: { readonly reports: readonly ServiceReport[] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-2 h5">
        Services
      </h2>
      <ul className="rounded-lg edged paper">
        {reports.map((report) => (
          <Service key={report.service} {...report} />
        ))}
      </ul>
    </section>
  );
}

function Service({ service, told }: ServiceReport) {
  const { tone, text } = stateOf(told);
  return (
    <li className={styles.service}>
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
  const soon = `normally under ${duration(NOTEWORTHY_SECONDS)}`;
  return (
    <dl className={styles.figures}>
      {consumers.length > 0 && (
        <>
          <Figure name="Newest changes reach it within" normal={soon}>
            {slow.length === 0 ? 'No change lately' : duration(Math.max(...slow))}
          </Figure>
          <Figure name="Changes on their way to it" normal="normally none">
            {behind === null ? 'Cannot be told' : waitingFor(waiting, behind)}
          </Figure>
        </>
      )}
      <Figure name="Its own changes not yet sent" normal="normally none">
        {outbox === null ? 'Cannot be told' : waitingFor(outbox.waiting, outbox.lagSeconds)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  /** While everything works. */
  readonly normal: string;
  readonly children: string;
}

function Figure({ name, normal, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children} <span className={styles.normal}>{normal}</span>
      </dd>
    </div>
  );
}

const waitingFor = (count: number, seconds: number): string =>
  count === 0 ? 'None' : `${count}, the oldest for ${duration(seconds)}`;

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
