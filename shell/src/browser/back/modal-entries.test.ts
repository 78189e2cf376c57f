import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ModalEntries } from './modal-entries.ts';

/** The session history of one tab, as far as dialogs need it: traversal is asynchronous. */
class Tab extends EventTarget {
  #entries: { state: unknown; href: string }[] = [{ state: { key: 'list', idx: 0 }, href: '/vehicles' }];
  #at = 0;

  get length() {
    return this.#entries.length;
  }

  get state() {
    return this.#entries[this.#at]?.state;
  }

  get href() {
    return this.#entries[this.#at]?.href ?? '';
  }

  pushState(state: unknown, _: string, href = this.href) {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { state, href }];
    this.#at += 1;
  }

  replaceState(state: unknown, _: string, href = this.href) {
    this.#entries[this.#at] = { state, href };
  }

  go(steps: number) {
    setTimeout(() => {
      this.#at = Math.min(Math.max(this.#at + steps, 0), this.#entries.length - 1);
      this.dispatchEvent(new Event('popstate'));
    });
  }

  back = () => this.go(-1);
  forward = () => this.go(1);
}

/** A platform dialog: a cancel request closes it unless it is prevented. */
class OpenDialog extends EventTarget {
  open = true;

  close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }

  override dispatchEvent(event: Event): boolean {
    const goesOn = super.dispatchEvent(event);
    if (event.type === 'cancel' && goesOn && this.open) this.close();
    return goesOn;
  }
}

let tab: Tab;
let entries: ModalEntries;
/** The addresses that the router was notified of. */
let heard: string[];

beforeEach(() => {
  jest.useFakeTimers();
  tab = new Tab();
  Object.assign(globalThis, { history: tab, location: tab });
  entries = new ModalEntries();
  heard = [];
  tab.addEventListener('popstate', (event) => entries.popped(event as PopStateEvent));
  tab.addEventListener('popstate', () => {
    heard.push(tab.href);
    entries.moved();
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'history');
  Reflect.deleteProperty(globalThis, 'location');
});

function openDialog() {
  const dialog = new OpenDialog();
  entries.opened(dialog as unknown as HTMLDialogElement);
  return dialog;
}

/** Follows a link, as the router does. */
function follow(key: string, idx: number, href: string) {
  tab.pushState({ key, idx }, '', href);
  entries.moved();
}

function back() {
  tab.back();
  jest.runAllTimers();
}

test('a dialog gets an entry, Back closes the dialog, and the router is not notified', () => {
  const dialog = openDialog();
  expect(tab.length).toBe(2);
  expect(tab.state).toMatchObject({ key: 'list', modal: true });
  back();
  expect(dialog.open).toBe(false);
  expect(tab.state).toEqual({ key: 'list', idx: 0 });
  expect(heard).toEqual([]);
});

test('closing a dialog by its button removes its entry', () => {
  const dialog = openDialog();
  dialog.close();
  jest.runAllTimers();
  expect(tab.state).toEqual({ key: 'list', idx: 0 });
  expect(heard).toEqual([]);
});

test('each Back closes the topmost of two dialogs', () => {
  const below = openDialog();
  const above = openDialog();
  back();
  expect([below.open, above.open]).toEqual([true, false]);
  back();
  expect(below.open).toBe(false);
  expect(tab.href).toBe('/vehicles');
});

test('a dialog that asks before closing keeps its entry, so that the next Back asks again', () => {
  const dialog = openDialog();
  const keep = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', keep);
  back();
  expect(dialog.open).toBe(true);
  expect(tab.state).toMatchObject({ modal: true });
  dialog.removeEventListener('cancel', keep);
  back();
  expect(dialog.open).toBe(false);
});

test('an address replaced while a dialog is open survives the Back that closes it, and the next Back removes it', () => {
  const dialog = openDialog();
  tab.replaceState({ key: 'fords', idx: 0 }, '', '/vehicles?make=Ford');
  entries.moved();
  back();
  expect(dialog.open).toBe(false);
  expect(tab.href).toBe('/vehicles?make=Ford');
  expect(heard).toEqual([]);
  back();
  expect(tab.href).toBe('/vehicles');
  expect(heard).toEqual(['/vehicles']);
});

test('after a link in a dialog, Back skips the entry of the dialog', () => {
  const dialog = openDialog();
  follow('van', 1, '/vehicle/1');
  dialog.close();
  jest.runAllTimers();
  back();
  expect(tab.state).toEqual({ key: 'list', idx: 0 });
  expect(heard).toEqual(['/vehicles']);
});

test('a dialog that closes while another document is loading takes no step back, until the page is shown again', () => {
  const dialog = openDialog();
  entries.leave();
  dialog.close();
  jest.runAllTimers();
  expect(tab.state).toMatchObject({ modal: true });
  entries.stay();
  jest.runAllTimers();
  expect(tab.state).toEqual({ key: 'list', idx: 0 });
});

test('without a dialog the router handles Back', () => {
  follow('van', 1, '/vehicle/1');
  back();
  expect(heard).toEqual(['/vehicles']);
});

test('a dialog that is reported twice has one entry', () => {
  const dialog = openDialog();
  entries.opened(dialog as unknown as HTMLDialogElement);
  expect(tab.length).toBe(2);
});
