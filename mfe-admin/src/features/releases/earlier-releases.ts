import { LIVE_ACTIONS, type ReleaseChange, type ReleaseOverview } from '@forecourt/contracts';
import { momentInWords } from '../../time/moment-in-words.ts';

/** A release to choose: its version, and when it was live or tried. */
export interface ReleaseOption {
  readonly value: string;
  readonly label: string;
}

/** A choice has one line, also on a phone. */
const LONGEST_REASON = 40;
const shortened = (reason: string): string =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON - 1).trimEnd()}…` : reason;

/** What can be rolled back to: the release before the live one, then others that have been live, the latest first. */
export function earlierReleases(
  { stable, previous, takenBack }: ReleaseOverview,
  changes: readonly ReleaseChange[],
): readonly ReleaseOption[] {
  const since = new Map<string, string>();
  const why = new Map<string, string>();
  for (const { action, to, at, reason } of changes) {
    if (LIVE_ACTIONS.some((live) => live === action) && !since.has(to)) since.set(to, at);
    if (action === 'released' && reason && !why.has(to)) why.set(to, ` (${shortened(reason)})`);
  }
  const versions = new Set([...(previous ? [previous.version] : []), ...since.keys()]);
  versions.delete(stable.version);
  if (takenBack?.action === 'rolled-back' && takenBack.from) versions.delete(takenBack.from);
  return [...versions].map((version) => {
    const at = since.get(version);
    const when = at === undefined ? 'The one before' : `Live from ${momentInWords(at)}`;
    return { value: version, label: when + (why.get(version) ?? '') };
  });
}

/** What can be looked at: the release on trial, then what has been tried or live, and at last what is live. */
export function releasesToPreview(release: ReleaseOverview, changes: readonly ReleaseChange[]): readonly ReleaseOption[] {
  const { stable, candidate } = release;
  const earlier = earlierReleases({ ...release, takenBack: null }, changes);
  const known = new Set([stable.version, candidate?.version, ...earlier.map(({ value }) => value)]);
  const tried = new Map(
    changes.flatMap(({ action, to, at }) => (action === 'trial-begun' && !known.has(to) ? [[to, at] as const] : [])),
  );
  return [
    ...(candidate ? [{ value: candidate.version, label: 'On trial' }] : []),
    ...[...tried].map(([version, at]) => ({ value: version, label: `Tried from ${momentInWords(at)}, not live` })),
    ...earlier,
    { value: stable.version, label: 'Live now' },
  ];
}
