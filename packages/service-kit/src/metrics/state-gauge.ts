import { Gauge, type Registry } from 'prom-client';

/** A gauge of how many there are in each state, counted when the metrics are read; without the database it is NaN. */
export const stateGauge = <State extends string>(
  registry: Registry,
  { name, help, states }: { readonly name: string; readonly help: string; readonly states: readonly State[] },
  count: () => Promise<Readonly<Partial<Record<State, number>>>>,
): void => {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counted = await count().catch(() => null);
      for (const state of states) this.set({ state }, counted === null ? Number.NaN : (counted[state] ?? 0));
    },
  });
};
