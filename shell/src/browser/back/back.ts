import { opensElsewhere, type PageHistory } from '@forecourt/web-kit';
import { ModalEntries } from './modal-entries.ts';

/** Created by the first click. */
export interface Back {
  readonly popped: (event: PopStateEvent) => void;
}

/** Whether a click loads another document in this tab. */
function leavesPage(click: MouseEvent): boolean {
  const link = click.target instanceof Element && click.target.closest('a');
  if (!link || click.defaultPrevented || opensElsewhere(click) || link.target) return false;
  return link.protocol.startsWith('http') && (link.origin !== location.origin || link.pathname !== location.pathname);
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
  addEventListener('click', (click) => leavesPage(click) && entries.leave());
  addEventListener('pageshow', ({ persisted }) => persisted && entries.stay());
  return entries;
}
