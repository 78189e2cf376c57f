import { PAGE_AWAKE, PAGE_FAILED } from '../../app/page-start.ts';

/** A page that cannot respond must say so: what it shows may not belong to what was typed into it. */
const TEXT = "Part of this page couldn't be loaded, so it may not respond to what you enter.";
const OFFLINE = "You're offline. What you pressed opens when the connection is back.";

const { documentElement } = document;

function build(words: string): HTMLElement {
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.dataset['unavailable'] = 'page';
  const text = document.createElement('p');
  text.textContent = words;
  notice.append(text);
  return notice;
}

/** Without a connection a link would lead to the browser's own page. */
function withReload(notice: HTMLElement): HTMLElement {
  const reload = document.createElement('a');
  Object.assign(reload, { href: location.href, textContent: 'Reload the page' });
  notice.append(reload);
  return notice;
}

/**
 * When the page's scripts cannot be loaded, says so and shows the buttons of a page without scripts, until they are. Offline, what
 * was pressed waits for the connection instead.
 */
export function sayPageFailed(): void {
  let notice: HTMLElement | undefined;
  addEventListener(PAGE_FAILED, () => {
    notice?.remove();
    if (navigator.onLine) documentElement.dataset['scripts'] = 'failed';
    notice = navigator.onLine ? withReload(build(TEXT)) : build(OFFLINE);
    document.body.append(notice);
  });
  addEventListener(PAGE_AWAKE, () => {
    documentElement.dataset['scripts'] = '';
    notice?.remove();
  });
}
