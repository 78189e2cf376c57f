import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer was moved onto the element and is there, or it has the focus. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const on = (event: string, hear: () => void) => element.current?.addEventListener(event, hear, { signal: leave.signal });
    // Not when it appears under a pointer that rests.
    on('pointermove', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => leave.abort();
  }, [element]);
  return hovered || focused;
}
