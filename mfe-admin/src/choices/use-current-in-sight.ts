import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for a row of links that scrolls sideways on phones: keeps the current one in sight, and what is reached by keyboard, which
 * browsers leave half behind the edge.
 * @param current another value is another link.
 */
export function useCurrentInSight<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const { current: links } = row;
    const show = (link: HTMLElement | null | undefined) => {
      if (link && links) links.scrollLeft = link.offsetLeft - (links.clientWidth - link.offsetWidth) / 2;
    };
    show(links?.querySelector<HTMLElement>('[aria-current]'));
    // What is pressed must not move away under the pointer.
    const follow = () => show(links?.querySelector<HTMLElement>(':focus-visible'));
    links?.addEventListener('focusin', follow);
    return () => links?.removeEventListener('focusin', follow);
  }, [current]);
  return row;
}
