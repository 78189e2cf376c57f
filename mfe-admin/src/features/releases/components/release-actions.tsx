import type { ReleaseOverview } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useState } from 'react';
import { partWords } from '../part-words.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

type Opened = { readonly action: 'preview' | 'roll-back' | 'end-trial' | 'lock' | 'unlock'; readonly release: ReleaseOverview };

interface ReleaseActionsProps {
  readonly release: ReleaseOverview;
  readonly onDone: () => void;
}

/** What staff may do with a part in its present state, each with a dialog that confirms it. */
export function ReleaseActions({ release, onDone }: ReleaseActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { candidate, lock, previous } = release;
  const opener = (action: Opened['action'], words: string) => (
    <Button size="small" onClick={() => setOpened({ action, release })}>
      {words}
    </Button>
  );
  const dialog = { onClose: () => setOpened(null), onDone };
  return (
    <>
      {opener('preview', 'Preview')}
      {lock && opener('unlock', 'Unlock')}
      {candidate && opener('end-trial', 'End trial')}
      {!lock && !candidate && previous && opener('roll-back', 'Roll back')}
      {!lock && !candidate && opener('lock', 'Lock')}
      {opened?.action === 'preview' && <PreviewDialog release={opened.release} onClose={dialog.onClose} />}
      {opened?.action === 'roll-back' && <RollBackDialog {...dialog} release={opened.release} />}
      {opened && hasWords(opened.action) && <ChangeDialog {...dialog} {...WORDS[opened.action](opened.release)} />}
    </>
  );
}

type Words = Omit<ChangeDialogProps, 'onClose' | 'onDone'>;

const WORDS = {
  'end-trial': ({ name, serial, stable, candidate }) => ({
    name,
    title: `End trial: ${partWords(name).name}`,
    verb: 'End trial',
    underWay: 'Ending trial...',
    done: { title: 'Trial ended', text: `Everybody gets ${stable.version}.` },
    call: (reason) => ({ verb: 'rollback', body: { serial, reason } }),
    children: (
      <p>
        Visitors who have {candidate?.version} get {stable.version} with their next page.
      </p>
    ),
  }),
  lock: ({ name, stable }) => ({
    name,
    title: `Lock: ${partWords(name).name}`,
    verb: 'Lock',
    underWay: 'Locking...',
    done: { title: 'Locked', text: `${stable.version} stays live until somebody unlocks it.` },
    call: (reason) => ({ verb: 'lock', body: { reason } }),
    children: <p>{stable.version} stays live: nothing is released, tried or rolled back until somebody unlocks it.</p>,
  }),
  unlock: ({ name }) => ({
    name,
    title: `Unlock: ${partWords(name).name}`,
    verb: 'Unlock',
    underWay: 'Unlocking...',
    done: { title: 'Unlocked', text: 'It can be released and rolled back again.' },
    call: (reason) => ({ verb: 'unlock', body: { reason } }),
    children: <p>It can be released, tried and rolled back again.</p>,
  }),
} satisfies Partial<Record<Opened['action'], (release: ReleaseOverview) => Words>>;

const hasWords = (action: Opened['action']): action is keyof typeof WORDS => action in WORDS;
