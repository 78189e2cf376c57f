import { correlationIdFrom } from '@forecourt/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { currentContext, runInContext } from '../logging/request-context.ts';

type Work<Result> = (manager: EntityManager) => Promise<Result>;
type IsolationLevel = 'READ UNCOMMITTED' | 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';

/**
 * A data source whose transactions join one that the request already holds, as a savepoint. This commits the answer stored for
 * an idempotency key together with the change, without the use case knowing about it.
 */
export class ServiceDataSource extends DataSource {
  /** Runs `work` in a transaction that every `transaction()` called within it joins. */
  async holdTransaction<Result>(work: Work<Result>): Promise<Result> {
    const context = currentContext() ?? { correlationId: correlationIdFrom(undefined), causationId: null };
    return super.transaction((transaction) => runInContext({ ...context, transaction }, () => work(transaction)));
  }

  override async transaction<Result>(isolationLevel: IsolationLevel, work: Work<Result>): Promise<Result>;
  override async transaction<Result>(work: Work<Result>): Promise<Result>;
  override async transaction<Result>(first: IsolationLevel | Work<Result>, second?: Work<Result>): Promise<Result> {
    const holder = currentContext()?.transaction ?? this.manager;
    if (typeof first === 'function') return holder.transaction(first);
    if (second === undefined) throw new TypeError('transaction() needs the work to do');
    return holder.transaction(first, second);
  }
}
