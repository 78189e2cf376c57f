/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** `error` is read out at once and looks it. */
  readonly tone?: 'success' | 'error';
  /** A button in the toast, such as Undo; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A message as the shell shows it. */
export interface Toast extends ToastMessage {
  /** Tells it from one before it that said the same. */
  readonly id: number;
  /** False once it was dismissed. */
  readonly open: boolean;
}

/** How long a toast is seen (D30). */
export const TOAST_VISIBLE_MS = 5_000;
/** How long a toast with a button is seen: long enough to reach the button. */
export const TOAST_WITH_ACTION_VISIBLE_MS = 10_000;
/** How long after its dismissal a toast is kept before it is removed (D30). */
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

/** Shows a message over the page. There is one at a time: a new one takes the place of the last. */
export function showToast(message: ToastMessage): void {
  shown += 1;
  become({ ...message, id: shown, open: true });
}

/** Closes the toast, unless another has taken its place. */
export function dismissToast(id: number): void {
  if (!current?.open || current.id !== id) return;
  become({ ...current, open: false });
  removal = setTimeout(() => become(null), TOAST_REMOVAL_MS);
}

/** Closes what says that something failed, once it is tried again. */
export function dismissFailure(): void {
  if (current?.tone === 'error') dismissToast(current.id);
}

/** For `useSyncExternalStore`: the toast of the moment, dismissed or not. */
export const toasts = {
  current: (): Toast | null => current,
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
