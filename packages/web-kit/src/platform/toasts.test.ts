import { jest } from '@jest/globals';
import { dismissFailure, dismissToast, showToast, TOAST_REMOVAL_MS, toasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const shown = () => toasts.current();

it('shows one toast at a time, the newest', () => {
  showToast({ title: 'Calculation Saved' });
  const first = shown()?.id;
  showToast({ title: 'Save Error', text: 'Failed to save calculation. Please try again.', tone: 'error' });
  expect(shown()).toMatchObject({ title: 'Save Error', tone: 'error', open: true });
  expect(shown()?.id).not.toBe(first);
  dismissToast(shown()?.id ?? 0);
});

it('does not close a toast when an earlier one is dismissed late', () => {
  showToast({ title: 'First' });
  const first = shown()?.id ?? 0;
  showToast({ title: 'Second' });
  dismissToast(first);
  expect(shown()).toMatchObject({ title: 'Second', open: true });
  dismissToast(shown()?.id ?? 0);
});

it('removes a toast 1,000,000 ms after it was dismissed (D30)', () => {
  showToast({ title: 'Request Submitted' });
  dismissToast(shown()?.id ?? 0);
  jest.advanceTimersByTime(TOAST_REMOVAL_MS - 1);
  expect(shown()).toMatchObject({ title: 'Request Submitted', open: false });
  jest.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

it('keeps a new toast that is shown before a dismissed one is removed', () => {
  showToast({ title: 'First' });
  dismissToast(shown()?.id ?? 0);
  jest.advanceTimersByTime(TOAST_REMOVAL_MS - 1);
  showToast({ title: 'Second' });
  jest.advanceTimersByTime(TOAST_REMOVAL_MS);
  expect(shown()).toMatchObject({ title: 'Second', open: true });
  dismissToast(shown()?.id ?? 0);
});

it('closes a failure on retry, and nothing else', () => {
  showToast({ title: 'Error', tone: 'error' });
  dismissFailure();
  expect(shown()).toMatchObject({ title: 'Error', open: false });
  showToast({ title: 'Request Submitted' });
  dismissFailure();
  expect(shown()).toMatchObject({ title: 'Request Submitted', open: true });
  dismissToast(shown()?.id ?? 0);
});

it('notifies its listeners until they unsubscribe', () => {
  const hear = jest.fn();
  const leave = toasts.subscribe(hear);
  showToast({ title: 'One' });
  leave();
  dismissToast(shown()?.id ?? 0);
  expect(hear).toHaveBeenCalledTimes(1);
});
