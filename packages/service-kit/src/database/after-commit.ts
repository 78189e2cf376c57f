import type { EntityManager, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm';

/** The key under which a transaction's query runner keeps its callbacks. */
const WORK = 'afterCommit';

/**
 * Runs a callback once the transaction has committed, which may be after the use case has ended (`@Idempotent`). It is not run
 * after a rollback.
 * @throws {Error} for a manager without a transaction.
 */
export const afterCommit = ({ queryRunner }: EntityManager, work: () => void): void => {
  if (queryRunner?.isTransactionActive !== true) throw new Error('there is no transaction to wait for');
  queryRunner.data[WORK] = [...(queryRunner.data[WORK] ?? []), work];
};

/** Runs the callbacks of {@link afterCommit}. */
export class CommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // TypeORM also reports the release of a savepoint as a commit.
    if (queryRunner.isTransactionActive) return;
    const works: readonly (() => void)[] = queryRunner.data[WORK] ?? [];
    queryRunner.data[WORK] = [];
    for (const work of works) work();
  }
}
