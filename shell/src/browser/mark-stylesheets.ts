/**
 * A container that loads a route looks for its stylesheets by their absolute address in `data-href` before it adds them;
 * the server, which does not know under which name it is reached, wrote relative ones.
 */
export function markStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.dataset['href'] = link.href;
}
