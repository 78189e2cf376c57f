import { spansSubject } from '@forecourt/contracts';
import type { Tracing } from '@forecourt/tracing';
import type { Logger } from '../logging/logger.ts';
import type { NatsLink } from '../nats/nats-link.ts';

export interface TracingSettings {
  readonly TRACING: boolean;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

let current: Tracing | undefined;

/** The process's tracing; undefined while it is off, which is the default. */
export const tracing = (): Tracing | undefined => current;

export const isTracingOn = ({ TRACING, OTEL_EXPORTER_OTLP_ENDPOINT }: TracingSettings): boolean =>
  TRACING || OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

/**
 * Turns tracing on if the settings say so; only then is OpenTelemetry loaded (ADR 042). Spans are told on NATS, and dropped while
 * it is away.
 * @param part the service, or `shell`.
 */
export const openTracing = async (
  part: string,
  settings: TracingSettings,
  nats: NatsLink,
  logger: Logger,
): Promise<Tracing | undefined> => {
  if (!isTracingOn(settings)) return undefined;
  const { openTelemetry } = await import('@forecourt/tracing');
  current = openTelemetry({
    part,
    hasCollector: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    report: (spans) => {
      if (nats.connected)
        void nats.handle.then(({ connection }) => connection.publish(spansSubject(part), JSON.stringify(spans)));
    },
    onCollectorChange: (trouble) => {
      if (trouble) logger.warn({ err: trouble }, 'the collector takes no traces; they are dropped');
      else logger.info('the collector takes traces again');
    },
  });
  return current;
};

/** Sends what is left. */
export const closeTracing = async (): Promise<void> => {
  await current?.close();
  current = undefined;
};
