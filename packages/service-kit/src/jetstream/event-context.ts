import { BaseRpcContext } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';

/**
 * What an event handler gets beside the event: `@Ctx() context: EventContext`. Writing through `manager` commits
 * together with the inbox row, so that the event is applied exactly once.
 */
export class EventContext extends BaseRpcContext<[string, EntityManager]> {
  /** Subject the event came on. */
  get subject(): string {
    return this.args[0];
  }

  get manager(): EntityManager {
    return this.args[1];
  }
}
