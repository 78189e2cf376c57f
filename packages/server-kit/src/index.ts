export type { ActiveSpan } from '@forecourt/tracing';
export { StoredAnswer } from './cache/stored-answer.ts';
export { TaggedCache } from './cache/tagged-cache.ts';
export { LiveDealership, type LiveDealershipOptions } from './dealership/live-dealership.ts';
export type { ExternalAnswer } from './external/external-answer.ts';
export { ExternalError, type ExternalReason } from './external/external-error.ts';
export { type ExternalLimits, ExternalService } from './external/external-service.ts';
export { AddressLimits, MAX_CONNECTIONS, MAX_SLOW_BODIES } from './http/address-limits.ts';
export { BodyRefused, bodyInTime } from './http/body-in-time.ts';
export { CORRELATION_HEADER, correlationIdAtEdge, correlationIdFrom } from './http/correlation-id.ts';
export { type EndTurn, FairTurns, type TurnLimits } from './http/fair-turns.ts';
export { answerUnreadable, createGuardedServer, type GuardOptions, type HttpHandler } from './http/guarded-server.ts';
export { Leaving } from './http/leaving.ts';
export { isHeld, preferredEncoding } from './http/negotiation.ts';
export { networkOf } from './http/network-of.ts';
export { askingNetwork, clientAddress, type IsTrusted } from './http/trusted-proxies.ts';
export { createLogger, type Logger } from './logging/logger.ts';
export { type HealthCheck, HealthChecks, type Readiness } from './management/health-checks.ts';
export { ManagementServer } from './management/management-server.ts';
export { Metrics } from './management/metrics.ts';
export { EventFeed, type FeedHandler, type FeedStart, type FeedSubscription } from './nats/event-feed.ts';
export { type JetStreamHandle, NatsLink, type NatsSession } from './nats/nats-link.ts';
export { parseEvent, type ReceivedEvent, UnknownEventError, UnreadableEventError } from './nats/parse-event.ts';
export { parseInput, parseQuery } from './problems/parse-input.ts';
export { ProblemError } from './problems/problem-error.ts';
export { Refusals, refusalProblem } from './problems/refusals.ts';
export { isStoreUnavailable } from './problems/store-unavailable.ts';
export { type ProblemAnswer, toProblem } from './problems/to-problem.ts';
export { unstorableText } from './problems/unstorable-text.ts';
export { withDeadline } from './problems/with-deadline.ts';
export {
  fetchManifest,
  fetchPinned,
  integrityOf,
  type ReleasedManifest,
  readManifest,
  releaseBase,
} from './releases/fetch-release.ts';
export { readSignedEntry, type SignedEntry, signEntry } from './releases/signed-entry.ts';
export { readPreview, signPreview } from './releases/signed-preview.ts';
export { jsonFile } from './settings/json-file.ts';
export { pem, pems } from './settings/pem.ts';
export { httpAddress, InvalidSettingsError, readSettings, serverSettings } from './settings/server-settings.ts';
export { spanOf, traceRequests } from './tracing/trace-requests.ts';
export { CORRELATION_FACT, TRACE_HEADER, traced } from './tracing/traced.ts';
export { closeTracing, isTracingOn, openTracing, tracing } from './tracing/tracing.ts';
