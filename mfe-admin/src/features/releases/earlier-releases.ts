import type { ReleaseChange, ReleaseOverview } from '@forecourt/contracts';
import { momentInWords } from './release-sentences.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const label = (what: string, version: string): string => `${what}: version ${version}`;

const MADE_LIVE: readonly ReleaseChange['action'][] = ['released', 'rolled-back', 'trial-passed'];

/** What can be rolled back to: the release before the live one, then others that have been live, the latest first. */
export function earlierReleases({ stable, previous }: ReleaseOverview, changes: readonly ReleaseChange[]): readonly Option[] {
  const since = new Map<string, string>();
  for (const { action, to, at } of changes) if (MADE_LIVE.includes(action) && !since.has(to)) since.set(to, at);
  const versions = new Set([...(previous ? [previous.version] : []), ...since.keys()]);
  versions.delete(stable.version);
  return [...versions].map((version) => {
    const at = since.get(version);
    return { value: version, label: label(at === undefined ? 'Earlier' : `Live from ${momentInWords(at)}`, version) };
  });
}

/** What can be looked at: the release on trial, then what has been tried or live, and at last what is live. */
export function releasesToPreview(release: ReleaseOverview, changes: readonly ReleaseChange[]): readonly Option[] {
  const { stable, candidate } = release;
  const earlier = earlierReleases(release, changes);
  const known = new Set([stable.version, candidate?.version, ...earlier.map(({ value }) => value)]);
  const tried = new Set(changes.flatMap(({ action, to }) => (action === 'trial-begun' && !known.has(to) ? [to] : [])));
  return [
    ...(candidate ? [{ value: candidate.version, label: label('On trial', candidate.version) }] : []),
    ...[...tried].map((version) => ({ value: version, label: label('Tried, not live', version) })),
    ...earlier,
    { value: stable.version, label: label('Live now', stable.version) },
  ];
}
