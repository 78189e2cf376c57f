import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { ActiveSpan } from './tracing.ts';

/** OpenTelemetry's attribute for the class or code of an error. */
export const ERROR_TYPE = 'error.type';

export const activeSpan = (span: Span): ActiveSpan => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    rename: (name) => void span.updateName(name),
    set: (fact, value) => void span.setAttribute(fact, value),
    fail: (error) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute(ERROR_TYPE, kindOf(error)),
    end: () => span.end(),
  };
};

/** A code such as `ECONNREFUSED` or `23505` says most, then a class other than `Error`. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, 40);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w[\w.-]{0,60}$/.test(code) ? code : error.name;
};
