/**
 * Who may import whom. A rule that is in the way is a sign that code stands in the wrong place: its comment says where it
 * belongs. Checked by `npm test`; by hand: npx depcruise --config .dependency-cruiser.cjs packages services shell mfe-* infra tests
 */
const swc = require('@swc/core');

// dependency-cruiser's swc parser (TypeScript 7 has no compiler API it could use) does not say that a .tsx file holds JSX.
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const TEST = '[.](test|spec)[.]tsx?$';
const TESTING = 'packages/testing';
const WORKSPACE = '^(packages/[^/]+|services/[^/]+|mfe-[^/]+|shell|infra|tests)/';

/** @param {string} from @param {string[]} workspaces Folders it may import besides itself. @param {string} comment */
const mayOnlyImport = (name, from, workspaces, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: WORKSPACE, pathNot: ['^$1/', ...workspaces.map((workspace) => `^${workspace}/`)] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one file, or share a third one that neither of them owns. Move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules are numbers in, numbers out. Take the date, the rate or the text as an argument and fetch it where the rule is called.',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: TEST },
      to: { pathNot: '^packages/rules/' },
    },
    mayOnlyImport(
      'contracts-know-rules-only',
      'packages/contracts',
      ['packages/rules'],
      'A contract is what both sides agree on. Behaviour belongs in rules (pure), service-kit (servers) or web-kit (browsers).',
    ),
    {
      name: 'contracts-are-zod',
      comment:
        'Contracts are read by servers and browsers alike, so they stand on zod alone. Put what needs more into the workspace that needs it.',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: TEST },
      to: { pathNot: ['^packages/(contracts|rules)/', '^node_modules/zod/'] },
    },
    {
      name: 'content-is-pure',
      comment:
        'What the pages say is read by browsers and services alike: settings in, texts out. Show it in the shell or a micro-frontend, search it in the assistant.',
      severity: 'error',
      from: { path: '^packages/content/', pathNot: TEST },
      to: { pathNot: '^packages/(content|contracts|rules)/' },
    },
    {
      name: 'language-is-pure',
      comment:
        'What people type is read alike wherever it is asked: tables and text in, parts out. Take what the stock has as an argument.',
      severity: 'error',
      from: {
        path: '^packages/language/src/',
        pathNot: [TEST, '/training/(write-model|print-comprehension|examples-in|train-model|part-worker)[.]'],
      },
      to: { pathNot: '^packages/(language|rules)/' },
    },
    mayOnlyImport(
      'ui-is-looks-only',
      'packages/ui',
      [],
      'The design system knows no vans and no requests. Pass it plain props, and compose it in the micro-frontend that knows.',
    ),
    mayOnlyImport(
      'web-kit-knows-contracts-and-rules',
      'packages/web-kit',
      ['packages/contracts', 'packages/rules'],
      'web-kit is the platform beneath every micro-frontend. What only one of them needs belongs there.',
    ),
    mayOnlyImport(
      'tracing-knows-contracts',
      'packages/tracing',
      ['packages/contracts', TESTING],
      'OpenTelemetry, loaded only while tracing is on. What is needed while it is off stands in server-kit.',
    ),
    {
      name: 'opentelemetry-through-tracing',
      comment: 'OpenTelemetry is loaded only while tracing is on: ask server-kit for `tracing()` or `traced(…)`.',
      severity: 'error',
      from: { pathNot: '^packages/tracing/' },
      to: { path: '^node_modules/@opentelemetry/' },
    },
    mayOnlyImport(
      'server-kit-knows-contracts',
      'packages/server-kit',
      ['packages/contracts', 'packages/tracing', TESTING],
      'server-kit is what every server process stands on, the shell included, and knows no Nest. What only services need belongs in service-kit.',
    ),
    mayOnlyImport(
      'service-kit-knows-contracts',
      'packages/service-kit',
      ['packages/contracts', 'packages/server-kit', TESTING],
      'service-kit is the platform beneath every service and knows no business. What only one service needs belongs there.',
    ),
    mayOnlyImport(
      'testing-knows-contracts',
      TESTING,
      ['packages/contracts'],
      'Servers and builders that any test may use. What only one workspace tests with stands in its own testing folder.',
    ),
    {
      name: 'testing-is-for-tests',
      comment: 'The product cannot stand on what tests stand on. Move what it needs into the package that it belongs to.',
      severity: 'error',
      from: { pathNot: [TEST, '/testing/', '^tests/'] },
      to: { path: `^${TESTING}/` },
    },
    mayOnlyImport(
      'tooling-knows-contracts',
      'packages/tooling',
      ['packages/contracts'],
      'Builds read manifests, never the code they build.',
    ),
    mayOnlyImport(
      'apps-stand-alone',
      'shell|mfe-[^/]+',
      ['packages/(ui|web-kit|content|contracts|rules|tooling)', 'packages/server-kit', TESTING],
      'Applications are released one by one. Link to the other one by URL, show its widget by name (web-kit), or send a browser event; shared looks belong in ui, shared rules in rules.',
    ),
    {
      name: 'server-kit-stays-on-the-server',
      comment: 'Browsers load what micro-frontends and the shell’s pages import. Only shell/src/server stands on server-kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/', pathNot: '^shell/src/(server|testing|bench)/' },
      to: { path: '^packages/server-kit/' },
    },
    mayOnlyImport(
      'services-stand-alone',
      'services/[^/]+',
      ['packages/(service-kit|server-kit|language|content|contracts|rules)', TESTING],
      'Services meet over NATS. Listen to the other one’s event and keep the copy you need, or ask it by request and reply.',
    ),
    mayOnlyImport(
      'infra-knows-contracts',
      'infra',
      ['packages/(contracts|rules)', TESTING],
      'The launcher starts programs; it calls them over HTTP and NATS.',
    ),
    mayOnlyImport(
      'tests-use-the-front-door',
      'tests',
      ['packages/(content|contracts|rules)', 'packages/service-kit/(src|dist)/testing', TESTING],
      'Whole-system tests use HTTP, NATS and a browser, and local servers in the place of outside ones. What only the inside can see is tested beside the code.',
    ),
    {
      name: 'only-the-judge-knows-rules',
      comment:
        'Whoever grades the assistant has to work out the right vans, prices and instalments without asking the service that is graded. Other whole-system tests compare what they see with what they wrote down.',
      severity: 'error',
      from: { path: '^tests/', pathNot: '^tests/assistant/' },
      to: { path: '^packages/(content|rules)/' },
    },
    {
      name: 'workspaces-by-name',
      comment: 'Import another workspace by its name (@forecourt/…): a path into it goes round what it publishes.',
      severity: 'error',
      from: { path: WORKSPACE },
      to: { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'features-stand-alone',
      comment:
        'Features are put together by a route. Move what two of them share into rules, ui or a feature of its own that a route composes.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'areas-one-way',
      comment:
        'The areas of the shell, of the chat and of finance are folders that know each other in one direction: a page knows its parts, and no part knows its page. Move what both need into a third area.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(shell/src/app|mfe-(?:chat|finance)/src)/[^/]+$' },
      to: { circular: true, path: '^(shell/src/app|mfe-(?:chat|finance)/src)/[^/]+$' },
    },
    {
      name: 'one-way-flow',
      comment: 'exposes → routes → features. A feature that needs something of its route takes it as a prop.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/' },
      to: { path: '^$1/src/(routes|exposes)/' },
    },
    {
      name: 'platform-through-web-kit',
      comment:
        'Take the router and the query client from @forecourt/web-kit: it hands every micro-frontend the shell’s own copy.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: '^node_modules/(react-router|react-router-dom|@tanstack/react-query|@module-federation/[^/]+)/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Test code stays in tests. Move what the product needs into a file of its own.',
      severity: 'error',
      from: { pathNot: [TEST, '^tests/'] },
      to: { path: TEST },
    },
    {
      name: 'declared-dependencies',
      comment: 'Add the library to the package.json of the workspace that imports it, or import one that is there.',
      severity: 'error',
      // What tests stand on is declared once, at the root.
      from: { pathNot: [TEST, '/(testing|jest)/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-missing',
      comment: 'The import leads nowhere: correct its path, or build the package it names (npm run build).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API; swc keeps type-only imports as well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['^(packages|services)/[^/]+/dist/.*[.](map|tsbuildinfo)$', '/[.]tmp/', '/past-releases/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
