import { MAX_TRACES, type Span, type Trace, type TraceSummary } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { journeyOf } from './journey.ts';

/** What one trace, and all of them, may take: some 20 MB. */
const MAX_SPANS_OF_ONE = 200;
const MAX_SPANS = 25_000;
/** Traces that only read and went well push out no others beyond this many. */
const MOST_READS = MAX_TRACES / 2;

interface Kept {
  readonly spans: Span[];
  dropped: number;
  /** Whether it only read, and went well as far as is known. */
  isRead: boolean;
}

/** The latest traces of all parts, in memory. */
@Injectable()
export class RecentTraces {
  private readonly kept = new Map<string, Kept>();
  private spans = 0;

  add(span: Span): void {
    const trace = this.kept.get(span.traceId) ?? { spans: [], dropped: 0, isRead: true };
    this.kept.set(span.traceId, trace);
    trace.isRead &&= isRead(span);
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
      .map(([id, { spans, isRead }]) => ({ ...journeyOf(id, spans), isRead }))
      .toSorted((one, other) => other.startedAt - one.startedAt);
  }

  find(id: string): Trace | undefined {
    const trace = this.kept.get(id);
    if (trace === undefined) return undefined;
    const { spans, dropped, isRead } = trace;
    return { ...journeyOf(id, spans), isRead, spans: spans.toSorted((one, other) => one.startedAt - other.startedAt), dropped };
  }

  /** The oldest; of the reads while these are more than their share. */
  private forgetOne(): void {
    const all = [...this.kept];
    const reads = all.filter(([, { isRead }]) => isRead);
    const [id, { spans }] = (reads.length > MOST_READS ? reads : all)[0] ?? ['', { spans: [] }];
    this.kept.delete(id);
    this.spans -= spans.length;
  }
}

const isRead = ({ kind, name, error }: Span): boolean =>
  error === null && (kind === 'server' ? /^(GET|HEAD|page|answer) /.test(name) : kind === 'client' || kind === 'internal');
