import { BUTTONS } from '@forecourt/ui';

export const LAUNCHER_ID = 'chat-launcher';

/** Where the button stands in the page's margin from the start (`chat.module.css`). */
const WIDE = '(min-width: 64rem)';

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
 * Marks the document for the style sheet of the chat's button: whether the page was scrolled past its first action, or cannot be
 * scrolled; and whether the button would cover a button or field of the page, so that no page has to make room for the chat.
 */
export function placeLauncher(): void {
  const launcher = document.getElementById(LAUNCHER_ID);
  if (!launcher) return;
  const { documentElement } = document;
  const isScrolledOn = scrollY >= Math.min(240, documentElement.scrollHeight - innerHeight);
  documentElement.toggleAttribute('data-scrolled-on', isScrolledOn);
  // Finding what lies beneath takes a phone longer than a frame, so it waits until the button is due.
  const isDue = isScrolledOn || launcher.dataset['state'] !== 'closed' || matchMedia(WIDE).matches;
  if (isDue) documentElement.toggleAttribute('data-chat-covers', coversControl(launcher));
}
