import type { ReleaseOverview } from '@forecourt/contracts';

/** What staff may do with a part, and the words on the button. */
export const ACTIONS = {
  preview: 'Preview',
  'put-back': 'Undo rollback',
  'roll-back': 'Roll back',
  'end-trial': 'End trial',
  lock: 'Lock',
  unlock: 'Unlock',
} as const;

export type Action = keyof typeof ACTIONS;

/** What can be done with a part in its present state. */
export function actionsOf({ candidate, lock, previous, takenBack }: ReleaseOverview): readonly Action[] {
  const isFree = !candidate && !lock;
  const can: Readonly<Record<Action, boolean>> = {
    preview: true,
    'end-trial': candidate !== null,
    'put-back': isFree && takenBack?.action === 'rolled-back',
    // What was just rolled back comes back by undoing that.
    'roll-back': isFree && previous !== null && previous.version !== takenBack?.from,
    lock: !lock,
    unlock: lock !== null,
  };
  return (Object.keys(can) as Action[]).filter((action) => can[action]);
}
