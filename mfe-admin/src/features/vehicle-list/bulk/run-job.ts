import type { ListedVehicle } from '@forecourt/contracts';

/** As many calls as a person makes who works fast: visitors are served meanwhile. */
const AT_ONCE = 4;

/** What is done to each of the vans. */
export interface Job {
  /** "Changing". */
  readonly underWay: string;
  /** "12 vehicles are now Due In". @param vehicles "12 vehicles". */
  readonly done: (vehicles: string, count: number) => string;
  /** As they were before. */
  readonly vans: readonly ListedVehicle[];
  /** Resolves to the van as it is stored now; null if it is deleted. */
  readonly send: (van: ListedVehicle) => Promise<ListedVehicle | null>;
  /** Whether what refused a van may let it through once it has been read again. */
  readonly mayTryAgain: (error: unknown) => boolean;
  /** Nothing is offered that takes it back. */
  readonly isFinal: boolean;
}

export interface Change {
  readonly before: ListedVehicle;
  readonly now: ListedVehicle | null;
}

export interface Failure {
  readonly van: ListedVehicle;
  readonly error: unknown;
}

export interface Outcome {
  readonly changes: readonly Change[];
  readonly failures: readonly Failure[];
  /** Not begun, because it was stopped. */
  readonly left: readonly ListedVehicle[];
}

/** Does a job van by van. Once it is stopped, no further van is begun, and what is under way ends. */
export async function runJob(
  { vans, send }: Pick<Job, 'vans' | 'send'>,
  stop: AbortSignal,
  onProgress: (ended: number) => void,
): Promise<Outcome> {
  const changes: Change[] = [];
  const failures: Failure[] = [];
  const left = [...vans];
  const work = async () => {
    for (;;) {
      const van = stop.aborted ? undefined : left.shift();
      if (!van) return;
      try {
        changes.push({ before: van, now: await send(van) });
      } catch (error) {
        failures.push({ van, error });
      }
      onProgress(changes.length + failures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { changes, failures, left };
}
