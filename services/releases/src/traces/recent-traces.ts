import { MAX_TRACES, type Span, type Trace, type TraceKind, type TraceSummary } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { journeyOf } from './journey.ts';
import { kindOfSpan } from './kind-of-span.ts';

/** What one trace, and all of them, may take: some 20 MB. */
const MAX_SPANS_OF_ONE = 200;
const MAX_SPANS = 25_000;

/** What tells most of a trace last. */
const KINDS: readonly TraceKind[] = ['other', 'change', 'failure'];

interface Kept {
  readonly spans: Span[];
  dropped: number;
  /** As far as is known. */
  kind: TraceKind;
}

/** The latest traces of all parts, in memory. */
@Injectable()
export class RecentTraces {
  private readonly kept = new Map<string, Kept>();
  private spans = 0;

  add(span: Span): void {
    const trace = this.kept.get(span.traceId) ?? { spans: [], dropped: 0, kind: 'other' };
    this.kept.set(span.traceId, trace);
    const kind = kindOfSpan(span);
    if (KINDS.indexOf(kind) > KINDS.indexOf(trace.kind)) trace.kind = kind;
    if (trace.spans.length >= MAX_SPANS_OF_ONE) {
      trace.dropped += 1;
      return;
    }
    trace.spans.push(span);
    this.spans += 1;
    while (this.kept.size > MAX_TRACES || this.spans > MAX_SPANS) this.forgetOne();
  }

  /** The newest first. */
  list(): TraceSummary[] {
    return [...this.kept]
      .map(([id, { spans, kind }]) => ({ ...journeyOf(id, spans), kind }))
      .toSorted((one, other) => other.startedAt - one.startedAt);
  }

  find(id: string): Trace | undefined {
    const trace = this.kept.get(id);
    if (trace === undefined) return undefined;
    const { spans, dropped, kind } = trace;
    return { ...journeyOf(id, spans), kind, spans: spans.toSorted((one, other) => one.startedAt - other.startedAt), dropped };
  }

  /** The oldest of the kind that takes the most room, so that a flood of one kind pushes out its own kind only. */
  private forgetOne(): void {
    const traces = [...this.kept];
    const [largest = []] = KINDS.map((wanted) => traces.filter(([, { kind }]) => kind === wanted)).toSorted(
      (one, other) => roomOf(other) - roomOf(one),
    );
    const [id, { spans }] = largest[0] ?? ['', { spans: [] }];
    this.kept.delete(id);
    this.spans -= spans.length;
  }
}

const roomOf = (traces: readonly (readonly [string, Kept])[]): number =>
  Math.max(traces.length / MAX_TRACES, traces.reduce((sum, [, { spans }]) => sum + spans.length, 0) / MAX_SPANS);
