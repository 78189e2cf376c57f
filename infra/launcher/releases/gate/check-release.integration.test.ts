import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MfeManifest, ReleaseState } from '@forecourt/contracts';
import { type Fault, makeBadRelease } from '@forecourt/testing';
import { latestBuild, REMOTES, type RemoteName, storeRelease } from '../release-folders.ts';
import { checkRelease } from './check-release.ts';

let remotesDir: string;
let states: ReleaseState[];

/** The newest build of each micro-frontend is live. */
beforeAll(async () => {
  remotesDir = await mkdtemp(join(tmpdir(), 'gate-'));
  states = await Promise.all(REMOTES.map(liveState));
});
afterAll(() => rm(remotesDir, { recursive: true }));

async function liveState(name: RemoteName): Promise<ReleaseState> {
  const build = await latestBuild(name);
  await storeRelease(build, remotesDir);
  const { contract }: MfeManifest = JSON.parse(await readFile(join(remotesDir, name, build.version, 'mfe.json'), 'utf8'));
  const changed = { by: 'operator', at: new Date().toISOString(), reason: null };
  const { version, manifest } = build;
  const stable = { version, manifest, ...(contract && { contract: contract.integrity }), live: changed };
  return { name, serial: 1, stable, previous: null, candidate: null, lock: null, changed };
}

const stableOf = (name: RemoteName) => states.find((state) => state.name === name)?.stable.version ?? '';
const checkBad = async (name: RemoteName, fault: Fault) => {
  const release = await makeBadRelease(remotesDir, name, stableOf(name), fault);
  return checkRelease({ name, ...release }, states, remotesDir);
};

it('a good release passes', async () => {
  for (const name of REMOTES) await checkRelease(await latestBuild(name), states, remotesDir);
});

it.each<[RemoteName, Fault, RegExp]>([
  ['mfe-chat', 'has-wrong-hash', /container\.js of mfe-chat .+ is not what was built: delete .+ and release it again\./],
  [
    'mfe-chat',
    'drops-its-parts',
    /no longer has widget-chat, which the live shell uses: keep it, or first start a shell without it\./,
  ],
  [
    'mfe-finance',
    'requires-more',
    /does not take what the live mfe-catalog .+ passes to widget-calculator, where `plan` is missing/,
  ],
  ['mfe-admin', 'is-too-big', /route-admin loads 1\d\d\d kB of mfe-admin .+, and its budget is 140 kB/],
])('%s that %s is refused in a sentence', async (name, fault, sentence) => {
  await expect(checkBad(name, fault)).rejects.toThrow(sentence);
});
