import { buffer } from 'node:stream/consumers';
import { OtherSite } from '../testing/other-site.ts';
import { spoolUpload } from '../uploads/spool-upload.ts';
import { FetchPicture } from './fetch-picture.ts';
import { reachableLookup } from './public-address.ts';

let site: OtherSite;
const fetchers: FetchPicture[] = [];
beforeEach(async () => {
  site = await OtherSite.start();
});
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  await site.stop();
});

const fetcher = (...options: ConstructorParameters<typeof FetchPicture>): FetchPicture => {
  const made = new FetchPicture(...options);
  fetchers.push(made);
  return made;
};
const ON_THIS_MACHINE = { loopback: true };
const fetched = (address: string) => fetcher(ON_THIS_MACHINE).fetch(address, buffer);
const redirect = (path: string, location: string) =>
  site.shows(path, (_request, response) => response.writeHead(302, { location }).end());

describe('a picture on another site', () => {
  it('is fetched without saying who asks', async () => {
    const address = site.picture('/van.jpg', Buffer.from('a picture'));
    expect((await fetched(address)).toString()).toBe('a picture');
    expect(Object.keys(site.requests[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });

  it('is fetched after three redirects and not after four', async () => {
    site.picture('/van.jpg', Buffer.from('a picture'));
    redirect('/1', 'van.jpg');
    redirect('/2', '/1');
    const third = redirect('/3', '/2');
    expect((await fetched(third)).toString()).toBe('a picture');
    await expect(fetched(redirect('/4', '/3'))).rejects.toThrow('leads from one address to the next');
    await expect(fetched(redirect('/round', '/round'))).rejects.toThrow('leads from one address to the next');
  });

  it.each([
    'http://10.0.0.1/a.jpg',
    'http://169.254.169.254/',
    'http://[::ffff:127.0.0.1]/',
    'file:///etc/passwd',
    'http://a:b@127.0.0.1/',
  ])('is not fetched after a redirect to %s', async (location) => {
    await expect(fetched(redirect('/1', location))).rejects.toThrow('not one of the public web');
  });

  it.each([404, 410, 500, 503, 204, 206, 304])('is not one if the answer is %d', async (status) => {
    const address = site.shows('/van.jpg', (_request, response) => response.writeHead(status).end());
    await expect(fetched(address)).rejects.toThrow(`answers with the code ${status}`);
  });

  it('is not fetched from this machine, by its name or by its address, unless a setting permits it', async () => {
    const lookup = reachableLookup({ loopback: false }, (_host, _options, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    site.picture('/van.jpg', Buffer.from('a picture'));
    // Any port may be asked, so that the lookup alone decides.
    const named = fetcher(ON_THIS_MACHINE, 60_000, lookup);
    await expect(named.fetch(`http://vans.example:${site.port}/van.jpg`, buffer)).rejects.toThrow('not one of the public web');
    await expect(fetcher({ loopback: false }).fetch('http://127.0.0.1/van.jpg', buffer)).rejects.toThrow(
      'not one of the public web',
    );
    expect(site.requests).toEqual([]);
  });

  it('is fetched from the address that was checked, and the site is told its name', async () => {
    site.picture('/van.jpg', Buffer.from('a picture'));
    let lookups = 0;
    const lookup = reachableLookup(ON_THIS_MACHINE, (_host, _options, done) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    });
    const address = `http://vans.example:${site.port}/van.jpg`;
    const bytes = await fetcher(ON_THIS_MACHINE, 60_000, lookup).fetch(address, buffer);
    expect([bytes.toString(), lookups, site.requests[0]?.headers.host]).toEqual(['a picture', 1, `vans.example:${site.port}`]);
  });

  it('is given up once it is larger than an upload may be, however long it goes on', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      site.shows('/endless', (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' }).on('close', resolve);
        const chunk = Buffer.alloc(256 * 1024);
        const send = () => {
          while (!response.closed && response.write(chunk)) sent += chunk.length;
        };
        response.on('drain', send);
        send();
      });
    });
    const copy = fetcher(ON_THIS_MACHINE).fetch(`http://127.0.0.1:${site.port}/endless`, (body) =>
      spoolUpload(body, async () => 'kept'),
    );
    await expect(copy).rejects.toThrow('larger than 10 MB');
    await closed;
    expect(sent).toBeLessThan(40 * 1024 * 1024);
  });

  it.each([
    ['that never begins', () => undefined],
    ['that never ends', (write: (text: string) => void) => write('half a pict')],
  ])('is given up after the time limit, with a body %s', async (_how, begin) => {
    const closed = new Promise<void>((resolve) => {
      site.shows('/slow', (_request, response) => {
        response.on('close', resolve);
        begin((text) => response.writeHead(200, { 'content-type': 'image/jpeg' }).write(text));
      });
    });
    const copy = fetcher(ON_THIS_MACHINE, 300).fetch(`http://127.0.0.1:${site.port}/slow`, (body) =>
      spoolUpload(body, async () => 'kept'),
    );
    await expect(copy).rejects.toThrow('takes too long');
    await closed;
  });

  it('is not fetched from where nobody answers', async () => {
    const { port } = site;
    await site.stop();
    await expect(fetched(`http://127.0.0.1:${port}/van.jpg`)).rejects.toThrow('cannot be reached');
    site = await OtherSite.start();
  });
});
