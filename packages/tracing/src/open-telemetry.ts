import { isSpanContextValid, ROOT_CONTEXT, type SpanContext, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { activeSpan } from './active-span.ts';
import { reportingExporter } from './reporting-exporter.ts';
import type { TelemetryOptions, Tracing } from './tracing.ts';
import { watchedExporter } from './watched-exporter.ts';

/** A part forgets the spans beyond these while nobody takes them: a megabyte or two. */
const WAITING = { maxQueueSize: 2_048, maxExportBatchSize: 512 };
const REPORT_EVERY_MS = 1_000;
const CLOSE_WITHIN_MS = 1_000;
const MAX_TEXT = 200;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Starts OpenTelemetry for this process: batches of spans go to the collector and to `report`. */
export const openTelemetry = ({ part, hasCollector, report, onCollectorChange }: TelemetryOptions): Tracing => {
  const collector = hasCollector ? [watchedExporter(new OTLPTraceExporter(), onCollectorChange)] : [];
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': part, 'service.namespace': 'forecourt' }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [
      new BatchSpanProcessor({ ...WAITING, scheduledDelayMillis: REPORT_EVERY_MS, exporter: reportingExporter(part, report) }),
      ...collector.map((exporter) => new BatchSpanProcessor({ ...WAITING, exporter })),
    ],
  });
  const tracer = provider.getTracer('forecourt');
  return {
    start: (name, { kind, parent, repeats, facts, startedAt }) => {
      const above = contextOf(parent);
      const original = contextOf(repeats);
      const options = {
        kind: KINDS[kind],
        ...(original && { links: [{ context: original }] }),
        ...(facts && { attributes: facts }),
        ...(startedAt !== undefined && { startTime: startedAt }),
      };
      return activeSpan(tracer.startSpan(name, options, above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT));
    },
    close: () => Promise.race([provider.shutdown().catch(() => undefined), afterSome(CLOSE_WITHIN_MS)]),
  };
};

const afterSome = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** Version 00 of W3C Trace Context, which later versions must be readable as. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;

const contextOf = (traceparent: string | null | undefined): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
};
