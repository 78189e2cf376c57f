/**
 * Returns the focus to the content link by which the page was left. It may not be rendered until the page has scrolled to where
 * it was; if the visitor moves on meanwhile, nothing happens.
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
