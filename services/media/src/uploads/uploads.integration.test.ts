import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '../images/sharp.ts';
import { demoPicture } from '../testing/demo-picture.ts';
import { hostileFiles } from '../testing/hostile-files.ts';
import { type RunningMedia, startMedia } from '../testing/running-media.ts';
import { signTicket } from './upload-ticket.ts';

let media: RunningMedia;
let photograph: Buffer;
/** Where uploads are spooled. */
let spool: string;
beforeAll(async () => {
  spool = await mkdtemp(join(tmpdir(), 'forecourt-spool-'));
  process.env['TMPDIR'] = spool;
  media = await startMedia();
  photograph = await demoPicture('v01-front');
});
afterAll(async () => {
  await media.close();
  await rm(spool, { recursive: true });
});

type Got = Awaited<ReturnType<RunningMedia['get']>>;

const problemOf = async (answer: Response | Got) => {
  const body = answer instanceof Response ? await answer.text() : answer.bytes.toString();
  const { code }: { code: string } = JSON.parse(body);
  return { status: answer.status, type: answer.headers.get('content-type'), code };
};
const problem = (status: number, code: string) => ({ status, type: expect.stringContaining('application/problem+json'), code });
const count = async (table: string): Promise<number> => {
  const [row] = await media.database.query(`SELECT count(*)::integer AS count FROM ${table}`);
  return row.count;
};

describe('an upload URL', () => {
  it('is given to staff only', async () => {
    const answer = await fetch(`${media.url}/api/objects/upload`, { method: 'POST' });
    expect(await problemOf(answer)).toEqual(problem(401, 'SERVICE.UNAUTHORISED'));
  });

  it('names the key that the picture will have', async () => {
    const { pathname } = new URL(await media.uploadUrl());
    expect(pathname).toMatch(/^\/objects\/uploads\/[0-9a-f-]{36}$/);
    expect((await media.get(pathname)).status).toBe(404);
  });

  it.each([
    ['without its signature', (url: URL) => url.searchParams.delete('signature')],
    ['with a later expiry', (url: URL) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 60))],
    ['with another key', (url: URL) => url.pathname.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['with two signatures', (url: URL) => url.searchParams.append('signature', 'x')],
  ])('is refused %s', async (_how, change) => {
    const url = new URL(await media.uploadUrl());
    const pathname = change(url);
    if (typeof pathname === 'string') url.pathname = pathname;
    expect(await problemOf(await media.put(url.href, photograph))).toEqual(problem(403, 'MEDIA.UPLOAD_URL_REFUSED'));
  });

  it('is refused once it has expired', async () => {
    const key = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
    const { expires, signature } = signTicket(process.env['UPLOAD_SECRET'] ?? '', key, Math.floor(Date.now() / 1000) - 1);
    const answer = await media.put(`${media.url}/objects/uploads/${key}?expires=${expires}&signature=${signature}`, photograph);
    expect(await problemOf(answer)).toEqual(problem(403, 'MEDIA.UPLOAD_URL_REFUSED'));
  });

  it('takes one picture: a retry gets the same answer, another file is refused', async () => {
    const url = await media.uploadUrl();
    const first = await (await media.put(url, photograph)).json();
    expect(await (await media.put(url, photograph)).json()).toEqual(first);
    expect(await problemOf(await media.put(url, await demoPicture('v02-front')))).toEqual(problem(409, 'MEDIA.UPLOAD_URL_USED'));
  });

  it('takes one picture however many are sent at the same time', async () => {
    const url = await media.uploadUrl();
    const pictures = await Promise.all(['v01-front', 'v02-front', 'v03-front', 'v04-front'].map(demoPicture));
    const answers = await Promise.all(pictures.map((picture) => media.put(url, picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ ok }) => ok);
    const { path, sha256 } = (await winner!.json()) as { path: string; sha256: string };
    expect((await media.get(path)).headers.get('etag')).toBe(`"${sha256}"`);
  });
});

describe('an uploaded picture', () => {
  it('is stored and served', async () => {
    const answer = await media.put(await media.uploadUrl(), photograph);
    expect(answer.status).toBe(200);
    const stored = (await answer.json()) as { path: string; sha256: string; width: number; height: number; bytes: number };

    const served = await media.get(stored.path);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(stored.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${stored.sha256}"`,
    });
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'jpeg', width: stored.width, height: stored.height });
  });

  it('is not sent again to a client that has it', async () => {
    const path = await media.store(photograph);
    const etag = (await media.get(path)).headers.get('etag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await media.get(path, { 'if-none-match': held });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await media.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a99', 'no-key', '..%2f..%2fetc%2fpasswd', '__proto__'])(
    'is not found under %s',
    async (key) => {
      expect(await problemOf(await media.get(`/objects/uploads/${key}`))).toEqual(problem(404, 'MEDIA.IMAGE_NOT_FOUND'));
    },
  );
});

describe('an upload that is refused', () => {
  const refused = async (body: Buffer, contentType?: string) => {
    const [before, url] = [await count('image'), await media.uploadUrl()];
    const found = await problemOf(await media.put(url, body, contentType));
    expect((await media.get(new URL(url).pathname)).status).toBe(404);
    expect(await count('image')).toBe(before);
    expect(await readdir(spool)).toEqual([]);
    return found;
  };

  it.each(hostileFiles)('$what', async ({ make, status, code }) => {
    expect(await refused(await make())).toEqual(problem(status, code));
  });

  it('is larger than 10 MB', async () => {
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual(problem(413, 'MEDIA.FILE_TOO_LARGE'));
  });

  it('is larger than 10 MB without saying so', async () => {
    const url = await media.uploadUrl();
    const { promise: status, resolve, reject } = pending<number>();
    const request = httpRequest(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    for (let megabytes = 0; megabytes < 12; megabytes += 1) request.write(Buffer.alloc(1024 * 1024));
    request.end();
    expect(await status).toBe(413);
    expect((await media.get(new URL(url).pathname)).status).toBe(404);
    expect(await readdir(spool)).toEqual([]);
  });

  it.each(['application/json', 'text/html', 'multipart/form-data; boundary=x'])('is sent as %s', async (contentType) => {
    expect((await refused(photograph, contentType)).status).toBeGreaterThanOrEqual(400);
  });

  it('leaves no file behind', async () => {
    await refused(await demoPicture('v01-front').then((whole) => whole.subarray(0, 9_000)));
    const left = await readdir(join(media.objects, 'uploads'));
    expect(left).toHaveLength(await count('image'));
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('may be tried again with the same URL', async () => {
    const url = await media.uploadUrl();
    expect((await media.put(url, photograph.subarray(0, 9_000))).status).toBe(400);
    expect((await media.put(url, photograph)).status).toBe(200);
  });
});

const pending = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};
