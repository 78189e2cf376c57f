import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/** Each file breaks the rule beside it; files without a rule are allowed. */
const planted: [file: string, code: string, rule?: string][] = [
  ['packages/rules/src/index.ts', 'export const VAT = 20;'],
  ['packages/rules/src/clock.ts', "import { performance } from 'node:perf_hooks';\nexport { performance };", 'rules-are-pure'],
  ['packages/rules/src/parsed.ts', "export { z } from 'zod';", 'rules-are-pure'],
  ['packages/rules/src/typed.ts', "import type { Van } from '@forecourt/contracts';\nexport type Other = Van;", 'rules-are-pure'],
  [
    'packages/contracts/src/index.ts',
    "import { z } from 'zod';\nexport type Van = typeof z;\nexport { VAT } from '@forecourt/rules';",
  ],
  ['packages/contracts/src/file.ts', "export { readFile } from 'node:fs';", 'contracts-are-zod'],
  ['packages/content/src/index.ts', "export type { Van } from '@forecourt/contracts';\nexport { VAT } from '@forecourt/rules';"],
  ['packages/content/src/page.ts', "export * from '@forecourt/ui';", 'content-is-pure'],
  ['packages/language/src/index.ts', "export { VAT } from '@forecourt/rules';"],
  [
    'packages/language/src/van.ts',
    "import type { Van } from '@forecourt/contracts';\nexport type Read = Van;",
    'language-is-pure',
  ],
  ['packages/ui/src/index.ts', "export { VAT } from '@forecourt/rules';", 'ui-is-looks-only'],
  ['packages/web-kit/src/index.ts', "export type { Van } from '@forecourt/contracts';"],
  ['packages/web-kit/src/page.ts', "export * from '@forecourt/ui';", 'web-kit-knows-contracts-and-rules'],
  ['packages/service-kit/src/index.ts', "export * from '@forecourt/web-kit';", 'service-kit-knows-contracts'],
  ['packages/tooling/src/index.ts', "export * from '@forecourt/ui';", 'tooling-knows-contracts'],
  ['services/inventory/src/index.ts', "export * from '@forecourt/service-kit';"],
  ['services/media/src/index.ts', "export type * from '@forecourt/inventory';", 'services-stand-alone'],
  ['services/social/src/index.ts', "export * from '@forecourt/web-kit';", 'services-stand-alone'],
  ['services/social/src/deep.ts', "export * from '../../../packages/rules/src/index.ts';", 'workspaces-by-name'],
  ['shell/src/index.ts', "export const load = () => import('@forecourt/mfe-catalog');", 'apps-stand-alone'],
  ['mfe-catalog/src/index.ts', "export * from '@forecourt/ui';\nexport * from '@forecourt/web-kit';"],
  [
    'mfe-catalog/src/page.tsx',
    "import type { load } from '@forecourt/shell';\nexport const Page = () => <p>{typeof load}</p>;",
    'apps-stand-alone',
  ],
  ['mfe-catalog/src/router.ts', "export * from 'react-router';", 'platform-through-web-kit'],
  ['mfe-catalog/src/features/list/list.ts', "export { gallery } from '../gallery/gallery.ts';", 'features-stand-alone'],
  ['mfe-catalog/src/features/gallery/gallery.ts', 'export const gallery = 1;'],
  ['mfe-catalog/src/features/gallery/up.ts', "export * from '../../routes/home.ts';", 'one-way-flow'],
  ['mfe-catalog/src/routes/home.ts', "export { gallery } from '../features/gallery/gallery.ts';"],
  ['infra/launcher/index.ts', "export * from '@forecourt/service-kit';", 'infra-knows-contracts'],
  ['tests/flows/flow.ts', "export * from '@forecourt/inventory';", 'tests-use-the-front-door'],
  ['tests/flows/sum.ts', "export { VAT } from '@forecourt/rules';", 'only-the-judge-knows-rules'],
  ['tests/assistant/grade.ts', "export { VAT } from '@forecourt/rules';"],
  ['shell/src/app/page/page.ts', "export { part } from '../part/part.ts';", 'areas-one-way'],
  ['shell/src/app/page/title.ts', "export const title = '';"],
  ['shell/src/app/part/part.ts', "export const part = '';"],
  ['shell/src/app/part/head.ts', "export { title } from '../page/title.ts';", 'areas-one-way'],
  ['shell/src/left.ts', "import { right } from './right.ts';\nexport const left = () => right;", 'no-circles'],
  ['shell/src/right.ts', "import { left } from './left.ts';\nexport const right = () => left;"],
  ['shell/src/sample.test.ts', 'export const sample = 1;'],
  ['shell/src/taker.ts', "export * from './sample.test.ts';", 'tests-are-not-imported'],
  ['shell/src/undeclared.ts', "export * from 'zod';", 'declared-dependencies'],
  ['shell/src/missing.ts', "export * from './nowhere.ts';", 'nothing-missing'],
];

const libraries: Record<string, string[]> = { contracts: ['zod'], 'mfe-catalog': ['react-router'], rules: ['zod'] };

describe('the dependency rules', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rules-'));
    const workspaces = new Set(planted.map(([file]) => /^(?:(?:packages|services)\/)?[^/]+/.exec(file)?.[0] ?? ''));
    await mkdir(join(folder, 'node_modules/@forecourt'), { recursive: true });
    for (const library of ['zod', 'react-router']) {
      await installLibrary(join(folder, 'node_modules', library), library);
    }
    for (const workspace of workspaces) {
      const name = workspace.split('/').at(-1) ?? '';
      await mkdir(join(folder, workspace), { recursive: true });
      const others = [...workspaces].map((other) => `@forecourt/${other.split('/').at(-1)}`);
      const dependencies = Object.fromEntries([...others, ...(libraries[name] ?? [])].map((library) => [library, '*']));
      const main = workspace === 'infra' ? './launcher/index.ts' : './src/index.ts';
      await writeFile(
        join(folder, workspace, 'package.json'),
        JSON.stringify({ name: `@forecourt/${name}`, exports: main, dependencies }),
      );
      await symlink(join(folder, workspace), join(folder, 'node_modules/@forecourt', name));
    }
    for (const [file, code] of planted) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), code);
    }
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('catch every planted violation, including imports by package name and of types only, and nothing else', async () => {
    const config = join(repository, '.dependency-cruiser.cjs');
    const found = await violations(folder, config);
    const placeOf = (file: string, rule: string) => (rule === 'areas-one-way' ? dirname(file) : file);
    const expected = planted.flatMap(([file, , rule]) => (rule ? [`${placeOf(file, rule)}: ${rule}`] : []));
    expect(found.sort()).toEqual(expected.sort());
  });
});

/** Mimics a library installed by npm. */
async function installLibrary(path: string, name: string) {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  await writeFile(join(path, 'index.js'), 'exports.z = 1;');
}

function violations(cwd: string, config: string): Promise<string[]> {
  const program = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    program,
    '--config',
    config,
    '--output-type',
    'json',
    'packages',
    'services',
    'shell',
    'mfe-catalog',
    'infra',
    'tests',
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 64 << 20 }, (error, stdout) => {
      if (!stdout) return reject(error);
      const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
      resolve([...new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))]);
    });
  });
}
