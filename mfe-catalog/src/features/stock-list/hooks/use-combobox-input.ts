import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  /** The id of the listbox; its options are `<listId>-<index>`. */
  readonly listId: string;
  readonly options: readonly string[];
  readonly onChoose: (option: string) => void;
  readonly onDismiss: () => void;
  /** An arrow was pressed while no options are shown. */
  readonly onRecall: () => void;
}

/** No option is active; the focus is in the text as typed. */
const NOWHERE = { index: -1, option: '' };

/**
 * Turns an input that is already on the page, and may be in use, into a combobox (ARIA 1.2, list autocomplete): arrows move and
 * bring dismissed options back, Enter chooses, Escape closes. Without a library, because this code loads on the first focus: a
 * library's combobox has to own the input from the start, and everybody who only looks at the list would download it.
 */
export function useComboboxInput(input: RefObject<HTMLInputElement | null>, { listId, options, ...on }: Combobox) {
  const [position, setPosition] = useState(NOWHERE);
  // New options may reorder the active one; it stays active.
  const active = options[position.index] === position.option ? position.index : options.indexOf(position.option);
  const [focused, setFocused] = useState(() => document.activeElement === input.current);
  const open = focused && options.length > 0;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    // Suggestions still being fetched are no longer wanted.
    if (!open && event.key === 'Enter') on.onDismiss();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!open && step !== undefined) on.onRecall();
    if (!open) return;
    const chosen = options[active];
    if (step !== undefined) {
      // One more than there are options: the text as typed.
      const places = options.length + 1;
      const index = ((active + 1 + step + places) % places) - 1;
      setPosition({ index, option: options[index] ?? '' });
    } else if (event.key === 'Enter') {
      if (chosen === undefined) on.onDismiss();
      else on.onChoose(chosen);
    } else if (event.key === 'Escape') on.onDismiss();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    const events = new AbortController();
    current.addEventListener('keydown', press, events);
    current.addEventListener('input', () => setPosition(NOWHERE), events);
    current.addEventListener('focus', () => setFocused(true), events);
    current.addEventListener('blur', () => setFocused(false), events);
    return () => events.abort();
  }, [input]);

  useEffect(() => {
    const { current } = input;
    current?.setAttribute('role', 'combobox');
    current?.setAttribute('aria-autocomplete', 'list');
    current?.setAttribute('aria-controls', listId);
    current?.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) {
      current?.setAttribute('aria-activedescendant', `${listId}-${active}`);
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else current?.removeAttribute('aria-activedescendant');
  }, [input, listId, open, active]);

  return { active, focused };
}
