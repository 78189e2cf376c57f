export { openTelemetry } from './open-telemetry.ts';
export type { ActiveSpan, SpanStart, TelemetryOptions, Tracing } from './tracing.ts';
