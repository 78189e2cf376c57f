import type { ReleaseOverview } from '@forecourt/contracts';

/** What staff may do with a part, and the words on the button. */
export const ACTIONS = {
  preview: 'Preview',
  'roll-back': 'Roll back',
  'end-trial': 'End trial',
  lock: 'Lock',
  unlock: 'Unlock',
} as const;

export type Action = keyof typeof ACTIONS;

/** What can be done with a part in its present state. */
export function actionsOf({ candidate, lock, previous }: ReleaseOverview): readonly Action[] {
  if (lock) return ['preview', 'unlock'];
  if (candidate) return ['preview', 'end-trial'];
  return previous ? ['preview', 'roll-back', 'lock'] : ['preview', 'lock'];
}
