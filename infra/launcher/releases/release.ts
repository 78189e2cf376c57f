import { join } from 'node:path';
import { type NewRelease, newReleaseSchema } from '@forecourt/contracts';
import { buildWorkspaces } from '../build/build.ts';
import { Failure } from '../failure.ts';
import { onInterruption } from '../processes/interruption.ts';
import type { Settings } from '../settings.ts';
import { describeRelease, sayTrial } from './describe-release.ts';
import { checkRelease } from './gate/check-release.ts';
import { readReleaseCommand } from './release-command.ts';
import { latestBuild, noteLastBuild, storeRelease } from './release-folders.ts';
import { removeOldReleases } from './remove-old-releases.ts';

/**
 * `release mfe-catalog [--reason "…"]`: builds a micro-frontend, checks it, and makes it the live release of the running system.
 * `release mfe-catalog --canary 10,30,100 --every 2m`: tries it first, with 10 % of visitors, then with 30 %.
 */
export async function release(words: string[], settings: Settings): Promise<number> {
  const { name, values, client, site } = await readReleaseCommand(words, ['reason', 'canary', 'every'], settings);
  const canary = readCanary(values.canary, values.every);
  const before = await client.state(name);
  if (before?.lock) throw new Failure(`Not released. ${describeRelease(before)} npm run lock -- ${name} --off unlocks it.`);
  let isSent = false;
  onInterruption(() => {
    console.error(isSent ? `npm run why -- ${name} says whether it is released.` : `\nInterrupted: ${name} is not released.`);
    process.exit(130);
  });

  console.log(`Building ${name}`);
  await buildWorkspaces([name]);
  const build = await latestBuild(name);
  if (before?.stable.version === build.version) throw alreadyLive(name, build.version);
  const remotesDir = join(settings.dataDir, 'remotes');
  await storeRelease(build, remotesDir);

  console.log(`Checking ${name} ${build.version}: its contract, its size, and every page with it in a browser`);
  const states = await client.states();
  const begun = Date.now();
  await checkRelease(build, states, remotesDir, site);
  console.log(`It has passed its checks in ${((Date.now() - begun) / 1_000).toFixed(1)} s`);

  isSent = true;
  const serial = states.find((state) => state.name === name)?.serial ?? 0;
  const { reason } = values;
  const state = await client
    .release(build, serial, { ...(reason && { reason }), ...(canary && { canary }) })
    .catch(async (error: unknown) => {
      const now = await client.state(name);
      throw now?.stable.version === build.version ? alreadyLive(name, build.version) : error;
    });
  // Taken back, it stays so: the next start does not take it for new.
  await noteLastBuild(remotesDir, build);
  console.log(
    state.candidate ? `${sayTrial(state)} npm run why -- ${name} says how it does.` : `${name} ${build.version} is live.`,
  );
  await removeOldReleases(client, remotesDir, name);
  return 0;
}

const alreadyLive = (name: string, version: string): Failure =>
  new Failure(
    `${name} ${version} is live already: nothing in it has changed. What the shell serves, such as texts of packages/content, is live after a restart.`,
  );

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** @throws {Failure} if the steps are not percentages, or a step's length is not a time such as 30s, 2m or 1h. */
export function readCanary(steps: string | undefined, every: string | undefined): NewRelease['canary'] {
  if (steps === undefined && every === undefined) return undefined;
  if (steps === undefined) throw new Failure('--every is the length of a step: say the steps too, with --canary 10,30,100.');
  const [, amount, unit = ''] = /^(\d+)([smh])$/.exec(every ?? '5m') ?? [];
  if (amount === undefined) throw new Failure(`--every is "${every}": give a time such as 30s, 2m or 1h.`);
  const shares = steps.split(',').map(Number);
  const canary = { steps: shares, everySeconds: Number(amount) * (SECONDS[unit] ?? 1) };
  const { error } = newReleaseSchema.shape.canary.safeParse(canary);
  if (error?.issues.some(({ path }) => path[0] === 'steps'))
    throw new Failure(`--canary is "${steps}": give percentages that rise, such as 10,30,100.`);
  if (error) throw new Failure(`--every is "${every}": a step takes a second at least and a week at most.`);
  return canary;
}
