import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';

type Work<Result> = (manager: EntityManager) => Promise<Result>;
type IsolationLevel = 'READ UNCOMMITTED' | 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';

/**
 * A data source whose transactions join the one a request already holds (as a savepoint). That is how the answer kept
 * for an idempotency key commits together with the change it answers for, without the use case knowing of it.
 */
export class ServiceDataSource extends DataSource {
  private readonly held = new AsyncLocalStorage<EntityManager>();

  /** Runs `work` in a transaction that every `transaction()` called within it joins. */
  async holdTransaction<Result>(work: Work<Result>): Promise<Result> {
    return super.transaction((manager) => this.held.run(manager, () => work(manager)));
  }

  override async transaction<Result>(isolationLevel: IsolationLevel, work: Work<Result>): Promise<Result>;
  override async transaction<Result>(work: Work<Result>): Promise<Result>;
  override async transaction<Result>(first: IsolationLevel | Work<Result>, second?: Work<Result>): Promise<Result> {
    const holder = this.held.getStore() ?? this.manager;
    if (typeof first === 'function') return holder.transaction(first);
    if (second === undefined) throw new TypeError('transaction() needs the work to do');
    return holder.transaction(first, second);
  }
}
