import { SERVICES, type ServiceName, type Span } from '@forecourt/contracts';
import { SERVICE_WORDS } from './service-words.ts';

const isService = (part: string): part is ServiceName => (SERVICES as readonly string[]).includes(part);

/** "Stock". */
export const partName = (part: string): string => (isService(part) ? SERVICE_WORDS[part].name : 'Website');

/** "0.4 ms", "12 ms", "3.2 s". */
export const took = (milliseconds: number): string => {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  return `${milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds)} ms`;
};

/** A span in the waterfall. */
export interface Row {
  readonly span: Span;
  /** 0 for what began it. */
  readonly depth: number;
  /** From the beginning of the trace, in milliseconds. */
  readonly after: number;
}

/** Each span below the one that it was done for, by time. One whose parent is not there stands at the top. */
export const rowsOf = (spans: readonly Span[]): readonly Row[] => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const began = Math.min(...spans.map(({ startedAt }) => startedAt));
  const below = (parent: string | null, depth: number): Row[] =>
    spans
      .filter(({ parentId }) => (parent === null ? parentId === null || !known.has(parentId) : parentId === parent))
      .flatMap((span) => [{ span, depth, after: span.startedAt - began }, ...below(span.spanId, depth + 1)]);
  return below(null, 0);
};
