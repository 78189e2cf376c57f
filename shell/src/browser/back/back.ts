import type { DataRouter } from 'react-router';
import { OWN_FRAME } from '../../app/layout/layout.tsx';
import { ModalEntries } from './modal-entries.ts';
import { refocus } from './refocus.ts';

/** What the first click has begun. */
export interface Back {
  readonly popped: (event: PopStateEvent) => void;
}

/**
 * Has Back close a dialog rather than leave the page it lies over, and gives the focus back to the link by which a page was
 * left. The back office has guards and addresses of its own.
 * @param first the click with which the visit began, and the entry of the history it happened in
 */
export function followBack(router: DataRouter, first: { readonly click: Event; readonly key: string }): Back {
  const entries = new ModalEntries();
  /** The link of the page's content by which each entry of the history was left, by the entry's key. */
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
  // Not bubbling, but seen on its way down.
  document.addEventListener('toggle', ({ target }) => open(target), true);
  router.subscribe(() => entries.moved());
  document.addEventListener('page-arrived', () => {
    const { historyAction, location } = router.state;
    const href = historyAction === 'POP' && leftBy.get(location.key);
    if (href) refocus(href);
  });
  return entries;
}
