import type { Span } from '@forecourt/contracts';

/** How a span begins. */
export interface SpanStart {
  readonly kind: Span['kind'];
  /** The `traceparent` of what it is done for; without one a journey begins. Ignored if malformed. */
  readonly parent?: string | null | undefined;
  /** The `traceparent` of what it does again: a new journey that is linked to it. */
  readonly repeats?: string | null | undefined;
  /** By the names of OpenTelemetry's semantic conventions; nothing personal, no addresses with ids of people. */
  readonly facts?: Span['facts'];
  /** In milliseconds since 1970, for what is over already; now by default. */
  readonly startedAt?: number;
}

/** A span that has begun. */
export interface ActiveSpan {
  /** What it passes on, for its children (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(fact: string, value: string | number): void;
  /** Marks it as failed, by the error's class or code: messages may hold personal data. */
  fail(error: unknown): void;
  end(): void;
}

/** Tracing of a process. */
export interface Tracing {
  /** @param name what is done, by route, table or event type: never an address or an id. */
  start(name: string, start: SpanStart): ActiveSpan;
  /** Sends what is left. Resolves within a second, whatever a collector does. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  /** The service, or `shell`. */
  readonly part: string;
  /** Whether an OpenTelemetry collector gets the spans: its address is in OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly hasCollector: boolean;
  /** Called about once a second with finished spans, at most `MAX_REPORTED_SPANS`. */
  readonly report: (spans: readonly Span[]) => void;
  /** Called when the collector stops taking spans, with the reason, and with undefined when it takes them again. */
  readonly onCollectorChange: (trouble: Error | undefined) => void;
}
