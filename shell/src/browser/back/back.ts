import type { DataRouter } from 'react-router';
import { OWN_FRAME } from '../../app/layout/layout.tsx';
import { ModalEntries } from './modal-entries.ts';
import { refocus } from './refocus.ts';

/** Created by the first click. */
export interface Back {
  readonly popped: (event: PopStateEvent) => void;
}

/**
 * Makes Back close a dialog instead of leaving the page, and returns the focus to the link by which a page was left. The back
 * office has guards and addresses of its own.
 * @param first the first click of the visit, and the history entry it happened in
 */
export function followBack(router: DataRouter, first: { readonly click: Event; readonly key: string }): Back {
  const entries = new ModalEntries();
  /** The content link by which each history entry was left, by the entry's key. */
  const leftBy = new Map<string, string>();
  const note = ({ target }: Event, key = router.state.location.key) => {
    const href = target instanceof Element && target.closest('#main a')?.getAttribute('href');
    if (href) leftBy.set(key, href);
  };
  const open = (target: unknown) => {
    const isOffice = router.state.matches.some(({ route }) => route.handle === OWN_FRAME);
    if (target instanceof HTMLDialogElement && target.open && !isOffice) entries.opened(target);
  };

  note(first.click, first.key);
  open(document.querySelector('dialog:modal'));
  document.addEventListener('click', (click) => note(click), true);
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener('toggle', ({ target }) => open(target), true);
  router.subscribe(() => entries.moved());
  document.addEventListener('page-arrived', () => {
    const { historyAction, location } = router.state;
    const href = historyAction === 'POP' && leftBy.get(location.key);
    if (href) refocus(href);
  });
  return entries;
}
