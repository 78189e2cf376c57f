import { useLayoutEffect, useRef } from 'react';

/** Focuses a control of a tile after the list has re-rendered without the focused one. */
export function useFocusNext() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly place: number; readonly control: string } | null>(null);
  useLayoutEffect(() => {
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
