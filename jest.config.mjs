import { execFileSync } from 'node:child_process';

const treeOfHead = () => {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD^{tree}'], { encoding: 'utf8' }), 16);
  } catch {
    return Date.now() % 2 ** 31; // Not a git checkout.
  }
};
process.env.PROPERTY_SEED ??= String(treeOfHead());

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      experimental: { keepImportAttributes: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

const project = (displayName, testMatch, more = {}) => ({
  ...more,
  displayName,
  testMatch,
  testEnvironment: 'node',
  transform: { '\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/packages/ui/src/testing/class-names.ts',
    '^fast-check$': '<rootDir>/packages/tooling/src/jest/seeded-fast-check.mjs',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.tmp/'],
});

/** Unit tests need nothing; integration tests find PostgreSQL, NATS and Redis in the environment (`infra/start.mjs test` starts them). */
export default {
  // Machines are shared: the limit only ends a wait that would last for ever.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/packages/tooling/src/jest/longest-first.mjs',
  projects: [
    project('unit', [
      '<rootDir>/**/src/**/*.test.{ts,tsx}',
      '<rootDir>/{infra,tests/assistant}/**/*.test.ts',
      '<rootDir>/tests/fuzz/routes.test.ts',
      '!**/*.integration.test.ts',
      '!**/*.replicas.test.ts',
      '!**/images.test.ts',
    ]),
    project('integration', ['<rootDir>/{packages,services,shell,infra}/**/*.integration.test.ts']),
    project('images', ['<rootDir>/infra/launcher/containers/images.test.ts']),
    project('replicas', ['<rootDir>/infra/**/*.replicas.test.ts']),
    project('flows', ['<rootDir>/tests/flows/**/*.test.ts']),
    project('faults', ['<rootDir>/tests/faults/**/*.test.ts']),
    project('fuzz', ['<rootDir>/tests/fuzz/hostile-requests.test.ts']),
  ],
};
