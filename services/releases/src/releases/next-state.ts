import type { NewRelease, RegisteredRelease, ReleaseState } from '@forecourt/contracts';
import type { Deed, NextState } from './change-release.use-case.ts';

type Plan = NonNullable<NewRelease['canary']>;

const releaseOf = ({ version, manifest, contract }: RegisteredRelease): RegisteredRelease => ({
  version,
  manifest,
  ...(contract && { contract }),
});

/** A release that all visitors get; what is stable now can be rolled back to. */
export const makeStable = (
  state: ReleaseState | null,
  release: RegisteredRelease,
  live: ReleaseState['stable']['live'],
): NextState => ({
  stable: { ...releaseOf(release), live },
  previous: state && releaseOf(state.stable),
  candidate: null,
  lock: null,
});

/** Whether the first step is all visitors already. */
export const nothingToTry = ({ steps }: Plan): boolean => steps[0] === 100;

export const tryFirst = (state: ReleaseState, release: RegisteredRelease, plan: Plan, begun: Deed): NextState => ({
  ...state,
  candidate: { ...release, ...plan, percent: plan.steps[0] ?? 1, begun, since: begun.at },
});
