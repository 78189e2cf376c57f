import type { PageHistory } from '@forecourt/web-kit';
import { ModalEntries } from './modal-entries.ts';

/** Created by the first click. */
export interface Back {
  readonly popped: (event: PopStateEvent) => void;
}

/** Makes Back close a dialog instead of leaving the page. */
export function followBack(pageHistory: PageHistory): Back {
  const entries = new ModalEntries();
  const open = (target: unknown) => {
    if (target instanceof HTMLDialogElement && target.open) entries.opened(target);
  };
  open(document.querySelector('dialog:modal'));
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener('toggle', ({ target }) => open(target), true);
  pageHistory.listen(() => entries.moved());
  return entries;
}
