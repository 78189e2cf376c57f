import type { EntityManager, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm';

/** Where a transaction's query runner keeps what is to be done. */
const WORK = 'afterCommit';

/**
 * Has something done once the transaction has committed. That may be later than the use case's end: a request may hold the
 * transaction open (`@Idempotent`). Nothing is done when it is rolled back.
 * @throws {Error} for a manager without a transaction.
 */
export const afterCommit = ({ queryRunner }: EntityManager, work: () => void): void => {
  if (queryRunner?.isTransactionActive !== true) throw new Error('there is no transaction to wait for');
  queryRunner.data[WORK] = [...(queryRunner.data[WORK] ?? []), work];
};

/** Does what {@link afterCommit} was given, on every data source that it subscribes to. */
export class CommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A savepoint's release is announced as a commit too.
    if (queryRunner.isTransactionActive) return;
    const works: readonly (() => void)[] = queryRunner.data[WORK] ?? [];
    queryRunner.data[WORK] = [];
    for (const work of works) work();
  }
}
