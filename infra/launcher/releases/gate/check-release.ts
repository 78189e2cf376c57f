import type { Build, ReleaseState } from '@forecourt/contracts';
import { Failure } from '../../failure.ts';
import { contractCheck } from './contract-check.ts';
import { pageCheck, type Site } from './page-check.ts';
import { readReleaseFiles } from './release-files.ts';
import { sizeCheck } from './size-check.ts';

/**
 * What a release has to pass before anybody gets it. Its files are stored already; nothing names them yet.
 * @param states of all that is live.
 * @throws {Failure} with every fault that the first failing check finds, a sentence each.
 */
export async function checkRelease(build: Build, states: readonly ReleaseState[], remotesDir: string, site: Site): Promise<void> {
  const files = await readReleaseFiles(build, remotesDir);
  const checks = [
    () => contractCheck(files, states, remotesDir),
    () => sizeCheck(files),
    () => pageCheck(build, files, states, remotesDir, site),
  ];
  for (const check of checks) {
    const faults = await check();
    if (faults.length > 0) throw new Failure(`${build.name} ${build.version} is not released.\n${faults.join('\n')}`);
  }
}
