/**
 * Puts the focus back on the link of the page's content that one left by. It may only be drawn once the page has been
 * scrolled to where it was; a visitor who moves on meanwhile is left alone.
 */
export function refocus(href: string): void {
  const main = document.getElementById('main');
  if (!main) return;
  const selector = `a[href="${CSS.escape(href)}"]`;
  const find = () => {
    const link = main.querySelector<HTMLElement>(selector);
    link?.focus({ preventScroll: true });
    return link !== null;
  };
  if (find()) return;
  const observer = new MutationObserver(() => find() && stop.abort());
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const moved of ['keydown', 'pointerdown', 'focusin', 'popstate'])
    window.addEventListener(moved, () => stop.abort(), { signal: stop.signal });
  observer.observe(main, { childList: true, subtree: true });
}
