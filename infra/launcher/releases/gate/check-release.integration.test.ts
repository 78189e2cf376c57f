import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFaults, type MfeManifest, type ReleaseState } from '@forecourt/contracts';
import { FakeServer, type Fault, makeBadRelease, someVehicle } from '@forecourt/testing';
import { latestBuild, REMOTES, type RemoteName, storeRelease } from '../release-folders.ts';
import { checkRelease } from './check-release.ts';
import { liveContracts } from './contract-check.ts';
import { pageCheck } from './page-check.ts';
import { readReleaseFiles } from './release-files.ts';
import { sizeCheck } from './size-check.ts';

const van = someVehicle({ id: 1 });
const stats = { byMake: { Ford: 1 }, byBodyType: {}, byFuelType: {} };

let remotesDir: string;
let site: FakeServer;
let states: ReleaseState[];

/** The newest build of each micro-frontend is live. */
beforeAll(async () => {
  remotesDir = await mkdtemp(join(tmpdir(), 'gate-'));
  site = await startSite();
  states = await Promise.all(REMOTES.map(liveState));
});
afterAll(async () => {
  await site.stop();
  await rm(remotesDir, { recursive: true });
});

/** What pages ask the running site for: files of releases, and a stock of one van. */
async function startSite(): Promise<FakeServer> {
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/vehicles': [van],
    '/api/vehicles/featured': van,
    '/api/vehicles/stats': stats,
    '/api/vehicles/1': van,
    '/api/vehicles/1/similar': [],
  };
  return FakeServer.start(async ({ url }) => {
    const { pathname } = new URL(url, 'http://site.test');
    if (pathname in answers) return { body: answers[pathname] };
    const file = await readFile(pathname.replace('/remotes', remotesDir), 'utf8').catch(() => undefined);
    if (file === undefined) return { status: 404 };
    return { headers: { 'content-type': types[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'text/plain' }, body: file };
  });
}

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
  return checkRelease({ name, ...release }, states, remotesDir, { url: site.url, staffToken: 'of nobody' });
};

it('a good release passes, on its pages, with its widgets and those that it shows', async () => {
  await checkRelease(await latestBuild('mfe-catalog'), states, remotesDir, { url: site.url, staffToken: 'of nobody' });
});

it.each(REMOTES)('%s as it was last built is within its size budget', async (name) => {
  expect(await sizeCheck(await readReleaseFiles(await latestBuild(name), remotesDir))).toEqual([]);
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
  ['mfe-admin', 'throws-on-server', /The page \/admin answers 503 instead of a page\.\nThe shell says: a fixture throws/],
  ['mfe-admin', 'throws-in-browser', /The page \/admin throws in the browser/],
  ['mfe-admin', 'hydrates-wrongly', /The page \/admin has other elements in the browser than the server has rendered\./],
  ['mfe-admin', 'is-blank', /The page \/admin shows nothing when the server has rendered it\./],
  ['mfe-admin', 'is-no-javascript', /The page \/admin does not come to life \(Unexpected token '}'\)/],
  ['mfe-admin', 'is-too-big', /route-admin loads 1\d\d\d kB of mfe-admin .+, and its budget is 90 kB/],
])('%s that %s is refused in a sentence', async (name, fault, sentence) => {
  await expect(checkBad(name, fault)).rejects.toThrow(sentence);
});

/** Built when the shell was another, and never again. */
const PAST = join(import.meta.dirname, '../../testing/past-releases/mfe-past');

it('an old release works in the new shell', async () => {
  await cp(PAST, join(remotesDir, 'mfe-past'), { recursive: true });
  const live = await liveContracts('mfe-past', states, remotesDir);
  for (const version of await readdir(PAST)) {
    const text = await readFile(join(PAST, version, 'mfe.json'));
    const build = { name: 'mfe-past', version, manifest: `sha384-${createHash('sha384').update(text).digest('base64')}` };
    const files = await readReleaseFiles(build, remotesDir);
    expect(files.contract && contractFaults({ ...build, contract: files.contract }, live)).toEqual([]);
    expect(await pageCheck(build, files, states, remotesDir, { url: site.url, staffToken: 'of nobody' })).toEqual([]);
  }
});
