import { readdir } from 'node:fs/promises';
import { Failure } from '../failure.ts';
import { storePaths } from './backup-store.ts';
import { type Base, listBases } from './base.ts';
import { stretchesOf, timelineAt } from './timelines.ts';
import { firstGap, leadsThrough } from './wal-segments.ts';

export interface Plan {
  /** Those that lead to the moment, newest first. */
  readonly bases: readonly Base[];
  readonly timeline: number;
  /** Undefined: the last change that there is. */
  readonly target: Date | undefined;
  /** Whether a file of the log is missing after a base. */
  readonly hasGap: (base: Base) => boolean;
}

/** How to get to a moment. @throws {Failure} if nothing leads there. */
export async function planRestore(folder: string, target: Date | undefined): Promise<Plan> {
  const moment = target ?? new Date();
  const all = await listBases(folder);
  const [first] = all;
  if (first === undefined) throw new Failure(`There is no backup in ${folder}: npm run backup makes one.`);
  const timeline = (await timelineAt(folder, moment)) ?? Math.min(...all.map((base) => base.timeline));
  const stretches = await stretchesOf(folder, timeline);
  const bases = all.filter((base) => Date.parse(base.endedAt) <= moment.getTime() && leadsThrough(stretches, base)).reverse();
  if (bases.length === 0) {
    throw new Failure(
      `There is no backup from before ${moment.toISOString()}: the first moment that can be restored is ${first.endedAt}.`,
    );
  }
  const names = await readdir(storePaths(folder).wal);
  return { bases, timeline, target, hasGap: ({ firstSegment }) => firstGap(names, stretches, firstSegment) !== undefined };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Date.parse takes 30 February for 2 March. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Reads `--to`: an ISO 8601 moment with its time zone, or `latest`. */
export function readMoment(text: string, now: Date): Date | undefined {
  if (text === 'latest') return undefined;
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text)) || !isDay(text.slice(0, 10))) {
    throw new Failure(
      `"${text}" is not a moment: write it like 2026-11-26T10:15:00Z, or +01:00 instead of Z in summer time, or latest.`,
    );
  }
  const moment = new Date(text);
  if (moment > now) throw new Failure(`${text} is still to come: give a moment that has passed, or latest.`);
  return moment;
}
