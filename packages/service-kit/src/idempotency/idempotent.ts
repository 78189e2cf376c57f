import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

/**
 * `@Idempotent()` on a handler that writes: a repeated `Idempotency-Key` header gets the first answer, and nothing is done
 * twice. The same key with another body gets 422. A concurrent repeat waits, and then gets 409 with Retry-After. The handler
 * runs inside one database transaction, so it should not call other systems. Writes take turns by network, with a key or without.
 */
export const Idempotent = (): MethodDecorator & ClassDecorator => applyDecorators(UseInterceptors(IdempotencyInterceptor));
