import { Gauge, type Registry } from 'prom-client';
import { sharedMeasurement } from './shared-measurement.ts';

/** Rows that wait in a table, and the age of the oldest in seconds. */
export interface TableBacklog {
  readonly count: number;
  readonly ageSeconds: number;
}

type NameAndHelp = readonly [name: string, help: string];

/** Two gauges of a backlog, measured when the metrics are read; without the database they are NaN, and the others are there. */
export const backlogGauges = (
  registry: Registry,
  backlog: () => Promise<TableBacklog>,
  { count, age }: { readonly count: NameAndHelp; readonly age: NameAndHelp },
): void => {
  const measure = sharedMeasurement(() => backlog().catch(() => ({ count: Number.NaN, ageSeconds: Number.NaN })));
  const gauge = ([name, help]: NameAndHelp, pick: (measured: TableBacklog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(pick(await measure()));
      },
    });
  gauge(count, (measured) => measured.count);
  gauge(age, (measured) => measured.ageSeconds);
};
