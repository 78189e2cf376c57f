import { createLogger, integrityOf } from '@forecourt/server-kit';
import { countingBundle, release } from '../../testing/fixture-pages.ts';
import { type FixtureRelease, manifestText, ReleasesHost } from '../../testing/releases-host.ts';
import { Candidates } from './candidates.ts';

let host: ReleasesHost;
let candidates: Candidates;
/** Tells that a release has come into play, or that it cannot be loaded. */
let decided: (fate: 'in play' | 'not loaded') => void;

beforeAll(async () => {
  host = await ReleasesHost.start();
});
afterAll(() => host.stop());
beforeEach(() => {
  const logger = createLogger('test', 'silent');
  logger.error = () => decided('not loaded');
  candidates = new Candidates({ remotesUrl: host.url, logger, onChange: () => decided('in play') });
});
afterEach(() => candidates.stop());

const offer = (fixture: FixtureRelease) => {
  const fate = new Promise((resolve) => {
    decided = resolve;
  });
  const { name, version } = fixture;
  candidates.offer(name, { version, manifest: integrityOf(manifestText(fixture)), percent: 10 });
  return fate;
};

it('come into play once all their files are there, and leave it at 0 %', async () => {
  const good = release('mfe-catalog', '1.0.0', countingBundle('good'));
  host.publish(good);
  expect(await offer(good)).toBe('in play');
  expect(candidates.inPlay.map(({ candidate }) => candidate.version)).toEqual(['1.0.0']);
  candidates.offer(good.name, { version: good.version, manifest: integrityOf(manifestText(good)), percent: 0 });
  expect(candidates.all).toEqual([]);
});

it.each<[string, (bad: FixtureRelease) => void, string?]>([
  ['lack a file for browsers', (bad) => host.answer(bad, 'container.js', (response) => response.writeHead(404).end())],
  ['have a file that was not built', (bad) => host.answer(bad, 'container.js', (response) => response.end('other'))],
  ['have another manifest', (bad) => host.answer(bad, 'mfe.json', (response) => response.end('{}'))],
  ['lack a route', () => undefined, 'exports.routes = {};'],
  ['are no JavaScript', () => undefined, '}{'],
])('never come into play if they %s', async (what, spoil, server = countingBundle('never')) => {
  const bad = release('mfe-catalog', `2.0.0-${what.replaceAll(' ', '-')}`, server);
  host.publish(bad);
  spoil(bad);
  expect(await offer(bad)).toBe('not loaded');
  expect(candidates.inPlay).toEqual([]);
  expect(candidates.all).toHaveLength(1);
});
