/**
 * A container that loads a route looks for its stylesheets by their absolute address in `data-href` before it adds them;
 * the server, which does not know under which name it is reached, wrote relative ones. The shell looks for its own as they
 * are written.
 */
export function markStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([href^="/assets/"])'))
    link.dataset['href'] = link.href;
}
