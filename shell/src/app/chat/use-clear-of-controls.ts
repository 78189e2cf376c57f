import { BUTTONS } from '@forecourt/ui';
import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = `${BUTTONS}, input, select, textarea, summary, label`;

/**
 * Nine points of the button's place: nothing of 44 px, the least size of what is pressed, lies between them. The place is
 * that of its layout: where it will stand, even while it is still moving there.
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
 * Whether no button or field of the page lies under the chat's button, looked at whenever the page scrolls or changes its
 * size: on no page and at no width has anybody to think of the chat.
 *
 * @param state Another one brings another button.
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
