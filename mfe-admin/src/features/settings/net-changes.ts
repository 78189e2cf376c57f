import type { SettingsVersion } from '@forecourt/contracts';

export type SettingsChange = SettingsVersion['changed'][number];

/** What undoing these versions changes, the live one first: of each setting, from its value now to that before the earliest of them. */
export function netChanges(undone: readonly SettingsVersion[]): SettingsChange[] {
  const net = new Map<string, SettingsChange>();
  for (const { changed } of undone)
    for (const { field, from, to } of changed) net.set(field, { field, from: to, ...net.get(field), to: from });
  return [...net.values()].filter(({ from, to }) => from !== to);
}
