import './bootstrap/keep-tick-shape.ts';

export { StaffActions } from './audit/staff-actions.ts';
export { STAFF_STRATEGY, signInUnchecked } from './auth/staff.strategy.ts';
export {
  REVOCATIONS_KNOWN_KEY,
  revokedKey,
  type StaffClaims,
} from './auth/staff-claims.ts';
export { callerMay, StaffMay } from './auth/staff-may.ts';
export { createService, type RunningService, type ServiceOptions } from './bootstrap/create-service.ts';
export type { QuickAnswers } from './bootstrap/http-front.ts';
export { ServiceKitModule, type ServiceKitOptions } from './bootstrap/service-kit.module.ts';
export { SERVICE_NAME } from './bootstrap/service-name.ts';
export { startService } from './bootstrap/start-service.ts';
export { type CacheableAnswer, type Produced, ResponseCache } from './cache/response-cache.ts';
export { askForVehicle } from './commands/ask-for-vehicle.ts';
export { Commands } from './commands/commands.ts';
export { afterCommit } from './database/after-commit.ts';
export { FOLLOW_DEALERSHIP } from './dealership/follow-dealership.ts';
export { problemOf } from './errors/problem-of.ts';
export { idempotencyKeyReused, keyIn as idempotencyKeyIn } from './idempotency/idempotency.errors.ts';
export { Idempotent } from './idempotency/idempotent.ts';
export type { DeliveryPolicy } from './jetstream/delivery-policy.ts';
export { EventContext } from './jetstream/event-context.ts';
export { HandlesEvents, HandlesManyEvents } from './jetstream/handles-events.ts';
export { CallLimit, type CallLimitOptions, takeFromEach } from './limits/call-limit.ts';
export { tooManyInAShortTime } from './limits/too-many.ts';
export { cursorRefused, decodeCursor, encodeCursor } from './lists/cursor.ts';
export { LOGGER } from './logging/logger.ts';
export { currentContext } from './logging/request-context.ts';
export { stateGauge } from './metrics/state-gauge.ts';
export { type NewEvent, Outbox } from './outbox/outbox.ts';
export { WakeUp } from './outbox/wake-up.ts';
export { REDIS, type RedisClient } from './redis/redis-client.ts';
export {
  type BaseSettings,
  defineSettings,
  SETTINGS,
  type SettingsOf,
} from './settings/define-settings.ts';
