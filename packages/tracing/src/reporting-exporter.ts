import type { Span } from '@forecourt/contracts';
import { type HrTime, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { ERROR_TYPE } from './active-span.ts';

const SUCCESS = 0;

const KINDS: Readonly<Record<SpanKind, Span['kind']>> = {
  [SpanKind.SERVER]: 'server',
  [SpanKind.CLIENT]: 'client',
  [SpanKind.PRODUCER]: 'producer',
  [SpanKind.CONSUMER]: 'consumer',
  [SpanKind.INTERNAL]: 'internal',
};

/** Hands finished spans to `report` in the shape of our contract. */
export const reportingExporter = (part: string, report: (spans: readonly Span[]) => void): SpanExporter => ({
  export: (spans, done) => {
    report(spans.map((span) => spanOf(part, span)));
    done({ code: SUCCESS });
  },
  shutdown: () => Promise.resolve(),
});

const spanOf = (part: string, span: ReadableSpan): Span => {
  const { traceId, spanId } = span.spanContext();
  const { [ERROR_TYPE]: error, ...facts } = span.attributes;
  return {
    traceId,
    spanId,
    parentId: span.parentSpanContext?.spanId ?? null,
    repeats: span.links[0]?.context.traceId ?? null,
    part,
    name: span.name,
    kind: KINDS[span.kind],
    startedAt: milliseconds(span.startTime),
    durationMs: milliseconds(span.duration),
    error: span.status.code === SpanStatusCode.ERROR ? String(error) : null,
    facts: facts as Span['facts'],
  };
};

const milliseconds = ([seconds, nanoseconds]: HrTime): number => seconds * 1e3 + nanoseconds / 1e6;
