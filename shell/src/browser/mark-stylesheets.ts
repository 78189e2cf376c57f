/**
 * Before it adds a route's stylesheets, a container looks for them by their absolute address in `data-href`; the server, which
 * does not know its public address, rendered relative ones. The shell looks for its own as rendered.
 */
export function markStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([href^="/assets/"])'))
    link.dataset['href'] = link.href;
}
