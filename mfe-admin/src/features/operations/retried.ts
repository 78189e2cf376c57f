import type { Retried } from '@forecourt/contracts';
import type { ToastMessage } from '@forecourt/web-kit';
import { reasonInWords } from './letter-words.ts';

export const NOTHING_RETRIED: Retried = { applied: 0, unneeded: 0, settled: 0, failed: 0, reasons: [], after: null };

/** What two calls did together. */
export const addRetried = (one: Retried, other: Retried): Retried => ({
  applied: one.applied + other.applied,
  unneeded: one.unneeded + other.unneeded,
  settled: one.settled + other.settled,
  failed: one.failed + other.failed,
  reasons: [...new Set([...one.reasons, ...other.reasons])],
  after: null,
});

const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

/** What a retry did, in plain words. */
export const retriedToast = ({ applied, unneeded, settled, failed, reasons }: Retried): ToastMessage => {
  const parts = [
    applied > 0 && `${messages(applied)} applied.`,
    unneeded > 0 && `${messages(unneeded)} not needed any more: the change had been made.`,
    settled > 0 && `${messages(settled)} settled by a colleague meanwhile.`,
    failed > 0 && `${messages(failed)} failed again: ${reasonInWords(reasons[0] ?? 'no reason given')}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return { title: 'Nothing to retry', text: 'No message waits any more.' };
  const text = parts.join(' ');
  if (failed === 0) return { title: 'Retried', text };
  return { tone: 'error', title: parts.length === 1 ? 'Nothing applied' : 'Retried, with failures', text };
};
