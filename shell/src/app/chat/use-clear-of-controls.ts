import { BUTTONS } from '@forecourt/ui';
import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = `${BUTTONS}, input, select, textarea, summary, label`;

/**
 * Tests nine points of the button, close enough that no control of 44 px, the minimum size, fits between them. Uses the layout
 * position, so that it is right even during the transition.
 */
function coversControl(launcher: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = launcher;
  const columns = [left, left + offsetWidth / 2, left + offsetWidth];
  const rows = [top, top + offsetHeight / 2, top + offsetHeight];
  return columns.some((x) =>
    rows.some((y) =>
      document.elementsFromPoint(x, y).some((element) => !launcher.contains(element) && element.closest(CONTROLS) !== null),
    ),
  );
}

/**
 * Whether the chat's button covers no button or field of the page, checked on scroll and resize, so that no page has to make room
 * for the chat.
 *
 * @param state A change of it brings another button.
 */
export function useClearOfControls(launcher: RefObject<HTMLElement | null>, state: unknown): boolean {
  const [isClear, setClear] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref stays the same when it holds another button
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (launcher.current) setClear(!coversControl(launcher.current));
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [state]);
  return isClear;
}
