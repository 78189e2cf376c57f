import type { Build, ReleaseState } from '@forecourt/contracts';
import { Failure } from '../../failure.ts';
import { contractCheck } from './contract-check.ts';
import { readReleaseFiles } from './release-files.ts';
import { sizeCheck } from './size-check.ts';

/**
 * What a release has to pass before anybody gets it. Its files are stored already; nothing names them yet.
 * @throws {Failure} with every fault that the first failing check finds, a sentence each.
 */
export async function checkRelease(build: Build, states: readonly ReleaseState[], remotesDir: string): Promise<void> {
  const files = await readReleaseFiles(build, remotesDir);
  for (const check of [contractCheck, sizeCheck]) {
    const faults = await check(files, states, remotesDir);
    if (faults.length > 0) throw new Failure(`${build.name} ${build.version} is not released.\n${faults.join('\n')}`);
  }
}
