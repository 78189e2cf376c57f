import type { ReleaseOverview } from '@forecourt/contracts';
import { useSearchParams } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useCloseOverlay } from '../../../address/use-close-overlay.ts';
import { type Action, actionsOf } from '../release-actions.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { wordsOf } from './change-words.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { headingId } from './release-card.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

/** The dialog that the address names, as in `do=lock.mfe-catalog`. */
export function ReleaseDialog({ releases }: { readonly releases: readonly ReleaseOverview[] }) {
  const [params] = useSearchParams();
  const close = useCloseOverlay();
  const opened = params.get('do') ?? '';
  const [, action, name = ''] = /^([^.]+)\.(.+)$/.exec(opened) ?? [];
  const now = releases.find((release) => release.name === name);
  const before = useRef(name);
  const isDone = useRef(false);
  useEffect(() => {
    const heading = document.getElementById(headingId(before.current));
    // The button that opened it may be gone.
    if (name === '' && (isDone.current || document.activeElement === document.body)) heading?.focus({ preventScroll: true });
    before.current = name;
    isDone.current = false;
  }, [name]);
  if (!now) return null;
  const done = () => {
    isDone.current = true;
    close();
  };
  return <Opened key={opened} action={action as Action} now={now} onClose={close} onDone={done} />;
}

interface OpenedProps {
  readonly action: Action;
  readonly now: ReleaseOverview;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Opened({ action, now, ...ends }: OpenedProps) {
  // If it changes after it was looked at, the server refuses, and the dialog stays.
  const [seen] = useState(now);
  if (!actionsOf(seen).includes(action)) return null;
  if (action === 'preview') return <PreviewDialog release={seen} onClose={ends.onClose} />;
  if (action === 'roll-back') return <RollBackDialog {...ends} release={seen} now={now} />;
  return <ChangeDialog {...ends} now={now} action={action} {...wordsOf(action, seen)} />;
}
