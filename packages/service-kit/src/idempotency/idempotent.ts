import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

/**
 * `@Idempotent()` on a handler that writes: a request that repeats its `Idempotency-Key` header gets the first one's
 * answer, and nothing is done twice. The same key with another body gets 422; while the first is still being handled, the
 * second waits, then 409 with Retry-After. The handler runs inside one database transaction, so it should not call out.
 */
export const Idempotent = (): MethodDecorator & ClassDecorator => applyDecorators(UseInterceptors(IdempotencyInterceptor));
