import { PAGE_AWAKE, PAGE_FAILED } from '../../app/page-start.ts';

/** A page that cannot respond must say so: what it shows may not belong to what was typed into it. */
const TEXT = "Part of this page couldn't be loaded, so it may not respond to what you enter.";

const { documentElement } = document;

function build(): HTMLElement {
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.dataset['unavailable'] = 'page';
  const text = document.createElement('p');
  text.textContent = TEXT;
  const reload = document.createElement('a');
  Object.assign(reload, { href: location.href, textContent: 'Reload the page' });
  notice.append(text, reload);
  return notice;
}

/**
 * When the page's scripts cannot be loaded, says so and shows the buttons of a page without scripts, until they are. Offline, what
 * was pressed waits for the connection instead.
 */
export function sayPageFailed(): void {
  let notice: HTMLElement | undefined;
  addEventListener(PAGE_FAILED, () => {
    if (!navigator.onLine) return;
    documentElement.dataset['scripts'] = 'failed';
    notice ??= build();
    // React skips what it does not know at the end of the body.
    document.body.append(notice);
  });
  addEventListener(PAGE_AWAKE, () => {
    documentElement.dataset['scripts'] = '';
    notice?.remove();
  });
}
