import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is hovered or has the focus. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const on = (event: string, hear: () => void) => element.current?.addEventListener(event, hear, { signal: leave.signal });
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => leave.abort();
  }, [element]);
  return hovered || focused;
}
