const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

const project = (displayName, testMatch, options = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  transform: { '\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/packages/ui/src/testing/class-names.ts' },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.tmp/'],
  ...options,
});

/** Tests with real servers wait for conditions; the limit only ends a wait that would last for ever. */
const PATIENT = { setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/patience.ts'] };

/** Unit tests need nothing; integration tests find PostgreSQL, NATS and Redis in the environment (`infra/start.mjs test` starts them). */
export default {
  testSequencer: '<rootDir>/packages/tooling/src/jest/longest-first.mjs',
  projects: [
    project('unit', [
      '<rootDir>/**/src/**/*.test.{ts,tsx}',
      '<rootDir>/{infra,tests/assistant}/**/*.test.ts',
      '<rootDir>/tests/fuzz/routes.test.ts',
      '!**/*.integration.test.ts',
    ]),
    project('integration', ['<rootDir>/{packages,services,shell,infra}/**/*.integration.test.ts'], PATIENT),
    project('flows', ['<rootDir>/tests/flows/**/*.test.ts'], PATIENT),
    project('faults', ['<rootDir>/tests/faults/**/*.test.ts'], PATIENT),
    project('fuzz', ['<rootDir>/tests/fuzz/hostile-requests.test.ts'], PATIENT),
  ],
};
