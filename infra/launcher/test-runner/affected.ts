import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildParts } from '../build/build.ts';
import { root } from '../paths.ts';
import { testEnvironment, withTemporaryServers } from '../servers/temporary-servers.ts';
import { inSteps, type Step } from './in-steps.ts';
import { FOLDERS } from './run-tests.ts';
import { check, jest } from './steps.ts';
import { ONE_PASSED } from './tally.ts';
import { filesIn, touchedParts } from './touched-parts.ts';

/** Its unit tests hold documents, container files and the migrations of every service, so that any change may break one. */
const KEEPER = 'infra';

/**
 * `affected [--base main] [--list]`: says which parts the changes of this branch touch, and runs the types, the lint and the unit
 * and integration tests of just those. What needs the whole system is left to `npm test`.
 */
export async function testAffected(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { base: { type: 'string' }, list: { type: 'boolean' } } });
  const { changed, dependent } = await touchedParts(values.base);
  console.log(changed.length === 0 ? 'No part is touched.' : `Changed: ${changed.join(', ')}`);
  if (dependent.length > 0) console.log(`These depend on them: ${dependent.join(', ')}`);
  if (values.list) return 0;
  const code = await inSteps((step) => stepsOf([...changed, ...dependent].sort(), step));
  if (code === 0) console.log('Journeys in a browser, faults and hostile requests need the whole system: npm test runs them.');
  return code;
}

async function stepsOf(parts: readonly string[], step: Step): Promise<void> {
  const tested = [...new Set([...parts, KEEPER])];
  if (!(await step('types and build', () => buildParts(tested).then(() => ONE_PASSED)))) return;
  await step('lint and format', () => check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...tested]));
  await step('dependency rules', () =>
    check('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  );
  await step('unit tests', () => jest('unit', {}, ['--maxWorkers=2', ...tested.map(below)]));
  const integrated = await filesIn(parts);
  if (!integrated.some((file) => file.includes('.integration.test.'))) return;
  await withTemporaryServers((urls) =>
    step('integration tests', async () =>
      jest('integration', await testEnvironment(urls), ['--maxWorkers=2', ...parts.map(below)]),
    ),
  );
}

/** Jest's pattern for the files of a part. */
const below = (part: string): string => `^${join(root, part)}/`;
