import { showToast, useNavigate, useSearchParams } from '@forecourt/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { type OfficeParam, OPENED_HERE, officeAddress } from '../../../address/office-address.ts';
import { mayI } from '../../../session/own-account.ts';
import { type Action, actionOf } from '../shortcut-keys.ts';
import { useShortcutsOn } from '../shortcuts-on.ts';
import { editVan, moveToVan } from '../van-in-list.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';

const topDialog = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

/** A key that does nothing would look broken. */
const focusOr = (place: string, title: string): void => {
  const found = document.querySelector<HTMLElement>(place);
  if (found) found.focus();
  else showToast({ title });
};

/** Hears the keys of the whole back office. @param tabs the addresses of its tabs, in order. */
export function useShortcuts(tabs: readonly string[]): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOn] = useShortcutsOn();

  const open = (overlay: OfficeParam) =>
    navigate(officeAddress(params, { [overlay]: '' }), { state: OPENED_HERE, preventScrollReset: true });

  const run = (action: Action): void => {
    if (typeof action === 'object') {
      const address = tabs[action.tab - 1];
      if (address) navigate(address);
    } else if (action === 'search') focusOr('main input[type="search"]', 'There is nothing to search on this tab');
    else if (action === 'add') mayI('stock.write') && open('add');
    else if (action === 'help') open('keys');
    else if (action === 'edit') editVan();
    else if (action === 'selected') focusOr('main [data-selected] select', 'No van is selected');
    else if (action === 'save') topDialog()?.querySelector('form')?.requestSubmit();
    else moveToVan(action === 'next' ? 1 : -1);
  };

  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
    const { key, ctrlKey, metaKey, altKey } = event;
    const action = actionOf({ key, ctrlKey, metaKey, altKey, isTyping, isInDialog: topDialog() !== undefined });
    if (action === undefined) return;
    // Otherwise the character appears in the field that gets the focus, or the browser saves the page.
    event.preventDefault();
    if (!event.repeat || action === 'next' || action === 'previous') run(action);
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => hearKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
