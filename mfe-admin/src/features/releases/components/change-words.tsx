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
    done: { title: 'Trial ended', text: `${partName(name)}: everybody gets the same release again.` },
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
  'put-back': ({ name, serial, takenBack }) => ({
    title: `Undo rollback: ${partName(name)}`,
    verb: 'Undo rollback',
    underWay: 'Undoing...',
    done: { title: 'Rollback undone', text: `${partName(name)}: visitors get the newer release again.` },
    call: (reason) => ({ verb: 'rollback', body: { version: takenBack?.from ?? undefined, serial, reason } }),
    children: (
      <div>
        <p className="pretty">A second after you confirm, pages come with the release that was rolled back.</p>
        {takenBack?.from && <Version what="Goes live: version">{takenBack.from}</Version>}
      </div>
    ),
  }),
  lock: ({ name, stable, candidate }) => ({
    title: `Lock: ${partName(name)}`,
    verb: 'Lock',
    underWay: 'Locking...',
    done: { title: 'Locked', text: `${partName(name)} stays as it is until somebody unlocks it.` },
    call: (reason) => ({ verb: 'lock', body: { reason } }),
    children: (
      <div>
        <p className="pretty">
          What is live stays live: nothing is released, tried or rolled back until somebody unlocks it.
          {candidate && ` The trial stays with ${candidate.percent}% of visitors; if it fails, it is still taken back.`}
        </p>
        <Version>{stable.version}</Version>
      </div>
    ),
  }),
  unlock: ({ name, candidate }) => ({
    title: `Unlock: ${partName(name)}`,
    verb: 'Unlock',
    underWay: 'Unlocking...',
    done: { title: 'Unlocked', text: `${partName(name)} can be released, tried and rolled back again.` },
    call: (reason) => ({ verb: 'unlock', body: { reason } }),
    children: (
      <p>It can be released, tried and rolled back again.{candidate && ' The trial goes on to its next step when it is time.'}</p>
    ),
  }),
} satisfies Partial<Record<Action, (release: ReleaseOverview) => ChangeWords>>;

/** What the dialog of a change says and does; to roll back, a release is chosen first. */
export const wordsOf = (action: keyof typeof WORDS, release: ReleaseOverview): ChangeWords => WORDS[action](release);
