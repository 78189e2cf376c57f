import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.ts';

/**
 * Migrations must suit the release before them, which still runs while they do: they expand (a new table, a nullable column); what
 * nothing uses any more is removed in a later release. These are from before the rule, when no dealership ran Forecourt.
 */
const BEFORE_THE_RULE = [
  '1795306800000-work-enquiries.js',
  '1795307400000-search-enquiries.js',
  '1795308000000-work-data-requests.js',
  '1795309800000-date-activity.js',
  '1795310400000-limit-acknowledgements.js',
  '1795315000000-tell-registrations-apart.js',
  '1795424400000-fold-search-text.js',
];

interface Migration {
  up(runner: { query(sql: string): Promise<unknown[]> }): Promise<void>;
  /** `false`: runs outside a transaction, as an index that is built CONCURRENTLY must. */
  readonly transaction?: boolean;
}

const inFolder = (folder: string, isOne: (name: string) => boolean): string[] => {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.js') && isOne(name))
    .map((name) => join(root, folder, name));
};

const files = [
  ...inFolder('packages/service-kit/dist/database', (name) => name.includes('.migration.')),
  ...readdirSync(join(root, 'services')).flatMap((service) => inFolder(`services/${service}/dist/migrations`, () => true)),
];

/** The statements of a compiled migration, with the time-outs that `migrate.ts` sets. */
async function statementsOf(file: string): Promise<{ readonly sql: string; readonly inTransaction: boolean }> {
  const [Migration] = Object.values((await import(file)) as Record<string, new () => Migration>);
  if (!Migration) throw new Error(`${file} exports no migration`);
  const migration = new Migration();
  const statements = ["SET lock_timeout = '2s'", "SET statement_timeout = '60s'"];
  await migration.up({
    query: async (sql) => {
      statements.push(sql);
      return [];
    },
  });
  return { sql: `${statements.join(';\n')};`, inTransaction: migration.transaction !== false };
}

/** What squawk warns of. Ids are of 32 bits: no dealership counts to two thousand million. */
async function warningsOf(file: string): Promise<string> {
  const { sql, inTransaction } = await statementsOf(file);
  const args = ['--exclude', 'prefer-bigint-over-int', ...(inTransaction ? ['--assume-in-transaction'] : [])];
  return new Promise((resolve, reject) => {
    const squawk = execFile(join(root, 'node_modules/.bin/squawk'), [...args, '--reporter', 'gcc'], (error, stdout) =>
      error && error.code !== 1 ? reject(error) : resolve(stdout),
    );
    squawk.stdin?.end(sql);
  });
}

test.each(files.filter((file) => !BEFORE_THE_RULE.includes(basename(file))))('%s suits the release before it', async (file) =>
  expect(await warningsOf(file)).toBe(''),
);

test('the check finds what it is for', async () => {
  const [first = ''] = BEFORE_THE_RULE;
  const file = files.find((path) => basename(path) === first) ?? '';
  expect(await warningsOf(file)).toContain('require-concurrent-index-creation');
});
