import type { ActiveSpan, SpanStart } from '@forecourt/tracing';
import { tracing } from './tracing.ts';

/** The header that passes a trace on, in HTTP and in NATS (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

/** The fact that finds the log entries of a span. */
export const CORRELATION_FACT = 'forecourt.correlation_id';

/** Does something under a span of its own; without one while tracing is off. What it throws marks the span as failed. */
export const traced = async <Result>(
  name: string,
  start: SpanStart,
  work: (span: ActiveSpan | undefined) => Promise<Result>,
): Promise<Result> => {
  const span = tracing()?.start(name, start);
  if (span === undefined) return work(undefined);
  try {
    return await work(span);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
};
