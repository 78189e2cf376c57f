import { partName, type ReleaseOverview } from '@forecourt/contracts';
import type { Action } from '../release-actions.ts';
import type { ChangeDialogProps } from './change-dialog.tsx';
import { Version } from './version.tsx';

export type ChangeWords = Pick<ChangeDialogProps, 'title' | 'verb' | 'underWay' | 'done' | 'call' | 'children'>;

const WORDS = {
  'end-trial': ({ name, serial, candidate }) => ({
    title: `End trial: ${partName(name)}`,
    verb: 'End trial',
    underWay: 'Ending trial...',
    done: { title: 'Trial ended', text: 'Everybody gets the same release again.' },
    call: (reason) => ({ verb: 'rollback', body: { serial, reason } }),
    children: (
      <div>
        <p className="pretty">
          Visitors who have the release on trial get what everybody else sees with their next page. This is final: to try it
          again, the agency that makes your releases has to begin a new trial.
        </p>
        {candidate && <Version what="Version on trial:">{candidate.version}</Version>}
      </div>
    ),
  }),
  lock: ({ name, stable }) => ({
    title: `Lock: ${partName(name)}`,
    verb: 'Lock',
    underWay: 'Locking...',
    done: { title: 'Locked', text: 'What is live stays live until somebody unlocks it.' },
    call: (reason) => ({ verb: 'lock', body: { reason } }),
    children: (
      <div>
        <p className="pretty">What is live stays live: nothing is released, tried or rolled back until somebody unlocks it.</p>
        <Version>{stable.version}</Version>
      </div>
    ),
  }),
  unlock: ({ name }) => ({
    title: `Unlock: ${partName(name)}`,
    verb: 'Unlock',
    underWay: 'Unlocking...',
    done: { title: 'Unlocked', text: 'It can be released and rolled back again.' },
    call: (reason) => ({ verb: 'unlock', body: { reason } }),
    children: <p>It can be released, tried and rolled back again.</p>,
  }),
} satisfies Partial<Record<Action, (release: ReleaseOverview) => ChangeWords>>;

/** What the dialog of a change says and does; to roll back, a release is chosen first. */
export const wordsOf = (action: keyof typeof WORDS, release: ReleaseOverview): ChangeWords => WORDS[action](release);
