import { useEffect, useRef } from 'react';

/** Gives the focus to a control of a tile once the list is rendered anew: the one that had it is gone. */
export function useFocusNext() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly place: number; readonly control: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { place, control } = wanted.current;
    wanted.current = null;
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  });
  const next = (place: number, control: string) => {
    wanted.current = { place, control };
  };
  return { list, next };
}
