import { BaseRpcContext } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';

/**
 * The second argument of an event handler: `@Ctx() context: EventContext`. Writes through `manager` commit together with the
 * inbox row, so that the event is applied exactly once.
 */
export class EventContext extends BaseRpcContext<[string, EntityManager]> {
  /** The subject of the event. */
  get subject(): string {
    return this.args[0];
  }

  get manager(): EntityManager {
    return this.args[1];
  }
}
