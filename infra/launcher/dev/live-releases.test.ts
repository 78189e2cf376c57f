import { FakeServer } from '@forecourt/testing';
import { liveReleases } from './live-releases.ts';

const version = (name: string, isDefault: boolean) => ({
  url: `/remotes/mfe-finance/${name}/container.js`,
  metadata: { integrity: 'sha384-x', version: name },
  deployment: { traffic: isDefault ? 90 : 10, default: isDefault },
});

describe('the live releases of a site', () => {
  let site: FakeServer;

  beforeAll(async () => {
    site = await FakeServer.start(() => ({ status: 404 }));
  });

  afterAll(() => site.stop());

  it('are the stable ones, each with the hash of its manifest', async () => {
    const discovery = { schema: 'v1', microFrontends: { 'mfe-finance': [version('2', false), version('1', true)] } };
    site.manners = ({ url }) => ({ body: url.startsWith('/.well-known/') ? discovery : `manifest at ${url}` });
    const manifest = 'sha384-K0Jtc2GC8vY6s7JRzuPzRpTPkPJjXen0qSroVmqO0gv8oZ7XxPCV43DNzRn88CAz';
    expect(await liveReleases(site.url)).toEqual([{ name: 'mfe-finance', version: '1', manifest }]);
  });

  it('are not to be had where something else answers', async () => {
    const refused = `${site.url} answers, but not as Forecourt does`;
    site.manners = () => ({ status: 404 });
    await expect(liveReleases(site.url)).rejects.toThrow(`${refused}: ${site.url}/.well-known/frontend-discovery.json is a 404.`);
    site.manners = () => ({ body: '<h1>It works!</h1>' });
    await expect(liveReleases(site.url)).rejects.toThrow(`${refused}: it lists no micro-frontends.`);
  });

  it('are not to be had where nothing answers', async () => {
    const gone = await FakeServer.start(() => null);
    const { url } = gone;
    await gone.stop();
    await expect(liveReleases(url)).rejects.toThrow(`${url} does not answer`);
  });
});
