import type { ListedVehicle } from '@forecourt/contracts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NONE_SELECTED, pressed, withAll, without } from '../selection.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select') !== null;

/** The mode in which vans are selected; Escape leaves it. @param shown the vans in the list, in its order. */
export function useSelection(shown: readonly ListedVehicle[]) {
  const [isOn, setOn] = useState(false);
  const [selection, setSelection] = useState(NONE_SELECTED);
  /** The button that begins it, which gets the focus back. */
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(shown);
  latest.current = shown;

  const leave = () => {
    setOn(false);
    setSelection(NONE_SELECTED);
    button.current?.focus();
  };
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal'))
      return;
    leave();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => hearKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);

  // The same function each time, so that the cards of other vans are not rendered again.
  const press = useCallback((id: number, isRange: boolean) => {
    const ids = latest.current.map((van) => van.id);
    setSelection((before) => pressed(before, id, ids, isRange));
  }, []);

  return {
    isOn,
    ids: selection.ids,
    button,
    press,
    toggle: () => (isOn ? leave() : setOn(true)),
    leave,
    selectShown: () =>
      setSelection((before) =>
        withAll(
          before,
          latest.current.map((van) => van.id),
        ),
      ),
    drop: (gone: ReadonlySet<number>) => setSelection((before) => without(before, gone)),
    clear: () => setSelection(NONE_SELECTED),
  };
}

export type SelectionMode = ReturnType<typeof useSelection>;
