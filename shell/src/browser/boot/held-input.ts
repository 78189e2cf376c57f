import { opensElsewhere } from '@forecourt/web-kit';
import { PAGE_AWAKE, PAGE_FAILED } from '../../app/page-start.ts';
import { noteTouch, swipedTo } from './swiped-to.ts';
import { afterPaint, isAwake, wake } from './wake.ts';

/** What somebody did before the page could respond. */
type Act =
  | { readonly kind: 'press'; readonly target: HTMLElement }
  | { readonly kind: 'key'; readonly target: HTMLElement; readonly key: string }
  | { readonly kind: 'edit'; readonly target: Field; readonly value: string; readonly served: string; readonly checked: boolean }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Each target once, in order: whoever presses twice because nothing happens wants it once. */
const held = new Map<HTMLElement, Act>();

/** Once the page is awake, or cannot be woken, everything goes its own way. */
let holding = true;

/**
 * A link with a `data-live` attribute, or that opens a dialog, does more than lead to its address; so does every plain button.
 * An answer to the cookie banner needs none of the page's scripts.
 */
const LIVE = 'a[data-live], [aria-haspopup="dialog"], button[type="button"]:not([popovertarget], [data-consent])';

function hold(act: Act): void {
  held.set(act.target, act);
  if (act.kind === 'press' || act.kind === 'key') act.target.setAttribute('data-held', '');
  wake();
}

/** Preact's handlers hear from hydration on, a moment before the page is awake: what is held must not reach them as well. */
const MUTED = ['click', 'submit', 'change', 'input', 'keydown', 'touchend'];

const mute = (event: Event): void => {
  if (holding) event.stopImmediatePropagation();
};

function onClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(LIVE) : null;
  if (!holding || !control || opensElsewhere(event)) return;
  event.preventDefault();
  hold({ kind: 'press', target: control });
}

function onTouchEnd(event: TouchEvent): void {
  const target = swipedTo(event);
  if (holding && target) hold({ kind: 'press', target });
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!holding || !(target instanceof HTMLFormElement) || !target.hasAttribute('data-live')) return;
  event.preventDefault();
  hold({ kind: 'submit', target, submitter });
}

function onEdit({ target }: Event): void {
  if (!holding || !(target instanceof HTMLElement) || !('form' in target)) return;
  const field = target as Field;
  if (!field.closest('[data-live]') && !field.form?.hasAttribute('data-live')) return;
  const { value } = field;
  const served = 'defaultValue' in field ? field.defaultValue : '';
  hold({ kind: 'edit', target: field, value, served, checked: 'checked' in field && field.checked });
}

/** The keys that move between tabs. */
const TAB_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!holding || !(target instanceof HTMLElement) || target.role !== 'tab' || !TAB_KEYS.has(key)) return;
  event.preventDefault();
  hold({ kind: 'key', target, key });
}

/** Tells the page of a value that was entered before it could hear. */
function enterAgain({ target: field, value: noted, served, checked }: Extract<Act, { kind: 'edit' }>): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // Somebody who goes on typing is ahead of what was noted, unless the page has put the server's value back. Setting a value moves
  // the caret, so it is only set if it differs.
  const value = field.value === served || field instanceof HTMLSelectElement ? noted : field.value;
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function doAgain(act: Act): void {
  if (!act.target.isConnected) return;
  if (act.kind === 'edit') enterAgain(act);
  else if (act.kind === 'key')
    act.target.dispatchEvent(new KeyboardEvent('keydown', { key: act.key, bubbles: true, cancelable: true }));
  // A button may do more than send its form.
  else if (act.kind === 'submit') act.submitter ? act.submitter.click() : act.target.requestSubmit();
  else act.target.click();
}

/** Each in a task of its own, so that the page has changed for one before the next is done. */
function doAllAgain([act, ...rest]: readonly Act[]): void {
  if (!act) {
    holding = !isAwake();
    return;
  }
  act.target.removeAttribute('data-held');
  doAgain(act);
  setTimeout(() => doAllAgain(rest));
}

/** Does everything again. If the page could not be woken, links and forms lead where they lead without scripts. */
function release(): void {
  holding = false;
  const acts = [...held.values()];
  held.clear();
  if (isAwake()) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  doAllAgain(acts);
}

/** Holds what is pressed, typed and sent before the page responds, and does it again once it does. */
export function holdInput(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('touchstart', noteTouch, { capture: true, passive: true });
  document.addEventListener('touchend', onTouchEnd, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onEdit, true);
  document.addEventListener('change', onEdit, true);
  for (const type of MUTED) document.addEventListener(type, mute, { capture: true, passive: true });
  // A press that waited for the last task of hydration is shown first, as those before it were.
  window.addEventListener(PAGE_AWAKE, () => afterPaint(release));
  // Offline, a link would lead to the browser's own page: what was pressed waits for the connection.
  window.addEventListener(PAGE_FAILED, () =>
    navigator.onLine ? release() : window.addEventListener('online', wake, { once: true }),
  );
}
