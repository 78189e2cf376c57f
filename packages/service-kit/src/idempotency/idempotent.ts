import { applyDecorators, SetMetadata } from '@nestjs/common';

/** Placeholder until the interceptor lands in the next commit. */
export const Idempotent = (): MethodDecorator => applyDecorators(SetMetadata('idempotent', true));
