/** Horizontal movement, in pixels, that counts as a swipe; as in the gallery. */
const SWIPE = 40;

let startX = Number.NaN;
let picture: Element | null = null;
/** Where the swipes so far lead; the page does not show it yet. */
let reached: Element | null = null;

/** The large picture (`data-swipe`) under a finger, also while the page is still inert behind the splash that fades. */
function pictureAt(target: Element, { clientX, clientY }: Touch): Element | null {
  const own = target.closest('[data-swipe]');
  const shown = own ?? document.querySelector('[data-swipe]');
  if (own || !shown) return own;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isInert = target.contains(shown) || 'splash' in document.documentElement.dataset;
  return isInert && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom ? shown : null;
}

/** Follows one finger; a second one means zooming. */
export function noteTouch({ touches, target }: TouchEvent): void {
  const [touch] = touches.length === 1 ? touches : [];
  startX = touch?.clientX ?? Number.NaN;
  picture = touch && target instanceof Element ? pictureAt(target, touch) : null;
}

/** The thumbnail that a swipe over the large picture, beside its list of thumbnails, leads to. */
export function swipedTo({ changedTouches }: TouchEvent): HTMLElement | null {
  const moved = (changedTouches[0]?.clientX ?? 0) - startX;
  startX = Number.NaN;
  if (!picture || !(Math.abs(moved) >= SWIPE)) return null;
  reached ??= picture.parentElement?.querySelector('li:has([aria-current])') ?? null;
  reached = (moved < 0 ? reached?.nextElementSibling : reached?.previousElementSibling) ?? reached;
  return reached?.querySelector('a') ?? null;
}
