/** The content of a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** `error` is announced assertively and styled as an error. */
  readonly tone?: 'success' | 'error';
  /** A button in the toast, such as Undo; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Where to look at what was done: the path of a page. Unlike one with a button, the toast closes when a dialog is opened. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** A toast as the shell shows it. */
export interface Toast extends ToastMessage {
  /** Distinguishes toasts with the same text. */
  readonly id: number;
  /** False once it is dismissed. */
  readonly open: boolean;
}

/** How long a toast is visible (D30). */
export const TOAST_VISIBLE_MS = 5_000;
/** How long a toast with a button or link is visible: long enough to reach it. */
export const TOAST_WITH_ACTION_VISIBLE_MS = 10_000;
/** How long after its dismissal a toast is removed (D30). */
export const TOAST_REMOVAL_MS = 1_000_000;

let current: Toast | null = null;
let shown = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: Toast | null): void {
  clearTimeout(removal);
  current = next;
  for (const hear of listeners) hear();
}

/** Shows a toast, which replaces the current one. */
export function showToast(message: ToastMessage): void {
  shown += 1;
  become({ ...message, id: shown, open: true });
}

/** Closes the toast, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (!current?.open || current.id !== id) return;
  become({ ...current, open: false });
  removal = setTimeout(() => become(null), TOAST_REMOVAL_MS);
}

/** Closes an error toast when its action is retried. */
export function dismissFailure(): void {
  if (current?.tone === 'error') dismissToast(current.id);
}

/** For `useSyncExternalStore`: the current toast, dismissed or not. */
export const toasts = {
  current: (): Toast | null => current,
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
