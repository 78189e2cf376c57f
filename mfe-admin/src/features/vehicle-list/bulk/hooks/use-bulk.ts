import { formatNumber } from '@forecourt/rules';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { removedVehiclesQuery } from '../../../../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../../../../stock/get-vehicles.ts';
import { isOtherAvailability } from '../../../../stock/is-other-availability.ts';
import { whoWaitsNews } from '../../../../who-waits/get-who-waits.ts';
import { undoJob } from '../jobs.ts';
import { type Change, type Job, type Outcome, runJob } from '../run-job.ts';
import { withChanges } from '../with-changes.ts';

export interface Progress {
  readonly title: string;
  readonly ended: number;
  readonly count: number;
}

/** What did not go through. */
export interface Report extends Pick<Outcome, 'failures' | 'left'> {
  /** "10 vehicles are now Due In". */
  readonly title: string;
  readonly job: Job;
  readonly concerned: readonly number[];
}

export const NOT_ALL = 'Not all vehicles were changed';

export const vehicles = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;

const concerned = (changes: readonly Change[]): readonly number[] =>
  changes.flatMap(({ before, now }) => (now && isOtherAvailability(before, now) ? [now.id] : []));

/**
 * Does a job to many vans, shows its progress, and reports what did not go through. What did can be undone until the next job.
 * @param onDone hears the ids of the vans that are done.
 */
export function useBulk(onDone: (ids: ReadonlySet<number>) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  /** What Undo puts back. */
  const [undoable, setUndoable] = useState<readonly Change[]>([]);
  const stop = useRef(new AbortController());
  /** The list was left, where Undo can still be pressed in the toast. */
  const isGone = useRef(false);
  const isRunning = progress !== null;

  useEffect(
    () => () => {
      isGone.current = true;
      stop.current.abort();
    },
    [],
  );
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  const spread = async (changes: readonly Change[]) => {
    const { queryKey } = vehiclesQuery();
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (list) => list && withChanges(list, changes));
    for (const stale of [['vehicle'], ['vehicles']]) client.removeQueries({ queryKey: stale });
    void client.invalidateQueries({ queryKey: removedVehiclesQuery().queryKey });
  };

  /** @param before what the same job has changed in an earlier try. */
  const run = async (job: Job, before: readonly Change[]) => {
    stop.current = new AbortController();
    const count = job.vans.length;
    const title = `${job.underWay} ${vehicles(count)}`;
    setReport(null);
    setProgress({ title, ended: 0, count });
    const { changes, failures, left } = await runJob(job, stop.current.signal, (ended) => setProgress({ title, ended, count }));
    await spread(changes);
    // Others may have changed those that were refused.
    if (failures.length > 0) await client.refetchQueries({ queryKey: vehiclesQuery().queryKey });
    const all = [...before, ...changes];
    const done = job.done(vehicles(all.length), all.length);
    setUndoable(job.isFinal ? [] : all);
    setProgress(null);
    onDone(new Set(changes.map(({ before: { id } }) => id)));
    const isWhole = failures.length + left.length === 0;
    if (isWhole) {
      const news = await whoWaitsNews(client, concerned(all));
      showToast({ title: done, ...news, ...(!job.isFinal && { action: { label: 'Undo', run: () => undo(all) } }) });
    } else if (isGone.current) showToast({ tone: 'error', title: NOT_ALL, text: done });
    else setReport({ title: done, job, concerned: concerned(all), failures, left });
  };

  const undo = (changes: readonly Change[]) => void run(undoJob(changes), []);

  /** Those that may go through now, as they are stored, and those that were not begun. */
  const retry = ({ job, failures, left }: Report, again: readonly Change[]) => {
    const stored = new Map(client.getQueryData(vehiclesQuery().queryKey)?.map((van) => [van.id, van]));
    const wanted = [...failures.filter(({ error }) => job.mayTryAgain(error)).map(({ van }) => van), ...left];
    const vans = wanted.map((van) => stored.get(van.id) ?? van);
    void run({ ...job, vans }, again);
  };

  return {
    progress,
    report,
    undoable,
    start: (job: Job) => void run(job, []),
    stop: () => stop.current.abort(),
    undo: () => undo(undoable),
    retry: () => report && retry(report, undoable),
    close: () => setReport(null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
