/** Horizontal movement, in pixels, that counts as a swipe; as in the gallery. */
const SWIPE = 40;

let startX = Number.NaN;
/** Where the swipes so far lead; the page does not show it yet. */
let reached: Element | null = null;

/** Follows one finger; a second one means zooming. */
export function noteTouch({ touches }: TouchEvent): void {
  startX = touches.length === 1 ? (touches[0]?.clientX ?? Number.NaN) : Number.NaN;
}

/** The thumbnail that a swipe over the large picture (`data-swipe`, beside its list of thumbnails) leads to. */
export function swipedTo({ target, changedTouches }: TouchEvent): HTMLElement | null {
  const moved = (changedTouches[0]?.clientX ?? 0) - startX;
  startX = Number.NaN;
  const picture = target instanceof Element ? target.closest('[data-swipe]') : null;
  if (!picture || !(Math.abs(moved) >= SWIPE)) return null;
  reached ??= picture.parentElement?.querySelector('li:has([aria-current])') ?? null;
  reached = (moved < 0 ? reached?.nextElementSibling : reached?.previousElementSibling) ?? reached;
  return reached?.querySelector('a') ?? null;
}
