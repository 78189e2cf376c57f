import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem, SocialPost, SocialPosts } from '@forecourt/contracts';
import { someVehicle } from '@forecourt/testing';
import { SocialDatabase, SocialProcess } from '../testing/social-process.ts';

const PICTURE = '/objects/uploads/30175cf2-a054-43a6-82b6-ab558dd64cca';

let database: SocialDatabase;
let folder: string;
let social: SocialProcess;
let lastVehicle = 0;
/** A van that no other test posts about. */
const stocked = async (): Promise<number> => {
  lastVehicle += 1;
  await database.stock(someVehicle({ id: lastVehicle, images: [PICTURE], imageUrl: PICTURE }));
  return lastVehicle;
};

beforeAll(async () => {
  database = await SocialDatabase.create();
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  social = await SocialProcess.start({ DATABASE_URL: database.url, SOCIAL_DIR: join(folder, 'outbox') });
});
afterAll(async () => {
  await social.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const post = (vehicleId: number, rest: object = {}) => ({
  vehicleId,
  platform: 'facebook',
  content: 'A fine van.\n\n#Ford',
  imageUrl: PICTURE,
  ...rest,
});

describe('without an account', () => {
  it('a post is kept in the local outbox, ready to be posted by hand', async () => {
    const vehicleId = await stocked();

    const { status, body } = await social.publish(post(vehicleId));

    expect(status).toBe(201);
    expect(body).toMatchObject({ vehicleId, platform: 'facebook', channel: 'outbox', state: 'published', permalink: null });
    const file = join(folder, 'outbox', `facebook-${body.id}.txt`);
    expect(await readFile(file, 'utf8')).toBe(
      `For: Facebook\nPicture: https://vans.example/img?src=${encodeURIComponent(PICTURE)}&w=1280&fmt=jpeg\n\nA fine van.\n\n#Ford\n`,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("a post is in the audit log and in the van's history", async () => {
    const vehicleId = await stocked();

    const { body } = await social.publish(post(vehicleId, { platform: 'instagram' }));

    expect(await database.actions(vehicleId)).toEqual([{ actor: 'owner', action: 'post.saved' }]);
    const history = await social.history(vehicleId);
    expect(history).toEqual({ channels: { facebook: 'outbox', instagram: 'outbox' }, posts: [body] });
  });

  it('a folder that cannot be written to is reported, and the next post tries again', async () => {
    const vehicleId = await stocked();
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    const other = await SocialProcess.start({ DATABASE_URL: database.url, SOCIAL_DIR: blocked });

    const { status, body } = await other.publish(post(vehicleId));
    await other.stop();

    expect([status, body.code]).toEqual([503, 'SOCIAL.OUTBOX_NOT_WRITABLE']);
    expect((await social.history(vehicleId)).posts).toMatchObject([
      {
        state: 'failed',
        problem: { code: 'SOCIAL.OUTBOX_NOT_WRITABLE', detail: expect.stringContaining("can't be written to") },
      },
    ]);
    expect(await database.actions(vehicleId)).toMatchObject([{ action: 'post.failed' }]);
    expect((await social.publish(post(vehicleId))).status).toBe(201);
  });
});

describe('the same key', () => {
  it('posts once and gets the same answer', async () => {
    const vehicleId = await stocked();
    const key = randomUUID();

    const first = await social.publish(post(vehicleId), key);
    const second = await social.publish(post(vehicleId), key);

    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await social.history(vehicleId)).posts).toHaveLength(1);
  });

  it('with another text is refused', async () => {
    const vehicleId = await stocked();
    const key = randomUUID();
    await social.publish(post(vehicleId), key);

    const { status, body } = await social.publish(post(vehicleId, { content: 'Another.' }), key);

    expect([status, body.code]).toEqual([422, 'SERVICE.IDEMPOTENCY_KEY_REUSED']);
  });

  it('posts once however many arrive at the same moment', async () => {
    const vehicleId = await stocked();
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 8 }, () => social.publish(post(vehicleId), key)));

    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const { posts } = await social.history(vehicleId);
    expect(posts).toHaveLength(1);
    expect((await readdir(join(folder, 'outbox'))).filter((name) => name.includes(String(posts[0]?.id)))).toHaveLength(1);
  });
});

it('of several posts about a van at the same moment one is sent and the others are told to wait', async () => {
  const vehicleId = await stocked();

  const answers = await Promise.all([1, 2, 3, 4].map((number) => social.publish(post(vehicleId, { content: `Post ${number}` }))));

  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.every(({ body }) => body.code === 'SOCIAL.POST_IN_PROGRESS')).toBe(true);
  expect((await social.history(vehicleId)).posts).toHaveLength(4 - refused.length);
});

describe('what cannot be posted', () => {
  it.each<[string, object, string, string]>([
    ['no text', { content: ' \n ' }, 'SERVICE.INVALID_INPUT', 'content'],
    ['another platform', { platform: 'x' }, 'SERVICE.INVALID_INPUT', 'platform'],
    ['an unknown field', { schedule: 'tomorrow' }, 'SERVICE.INVALID_INPUT', 'schedule'],
    ['a picture of another van', { imageUrl: '/objects/uploads/other' }, 'SOCIAL.IMAGE_NOT_ITS_OWN', 'imageUrl'],
    ['a picture of anywhere', { imageUrl: 'https://evil.example/x.jpg' }, 'SOCIAL.IMAGE_NOT_ITS_OWN', 'imageUrl'],
    ['Instagram without a picture', { platform: 'instagram', imageUrl: null }, 'SOCIAL.IMAGE_NEEDED', 'imageUrl'],
    ['too long a caption', { platform: 'instagram', content: 'x'.repeat(2_201) }, 'SOCIAL.POST_TOO_LONG', 'content'],
    ['too many hashtags', { platform: 'instagram', content: '#a '.repeat(31) }, 'SOCIAL.POST_TOO_LONG', 'content'],
    ['too many mentions', { platform: 'instagram', content: '@a '.repeat(21) }, 'SOCIAL.POST_TOO_LONG', 'content'],
  ])('%s is refused, and nothing is stored', async (_case, rest, code, path) => {
    const vehicleId = await stocked();

    const { status, body } = await social.publish(post(vehicleId, rest));

    expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, code, path]);
    expect((await social.history(vehicleId)).posts).toEqual([]);
  });

  it('says what the limit is', async () => {
    const { body } = await social.publish(post(await stocked(), { platform: 'instagram', content: 'x'.repeat(2_345) }));
    expect(body.detail).toBe('Instagram takes 2,200 characters at most, and this post has 2,345.');
  });
});

describe('a post whose sender was stopped in the middle', () => {
  /** The state that a process leaves behind when it is killed after recording the post. */
  const interrupted = async (vehicleId: number): Promise<string> => {
    const id = randomUUID();
    await database.rows(
      `INSERT INTO post (id, vehicle_id, platform, channel, content, state, version, due_at, request_hash)
       VALUES ($1, $2, 'facebook', 'meta', 'A fine van.', 'pending', 1, now() - interval '1 second', '')`,
      [id, vehicleId],
    );
    return id;
  };

  it('is unknown, and nothing more is posted until somebody has checked the page', async () => {
    const vehicleId = await stocked();
    await interrupted(vehicleId);

    const { status, body } = await social.publish(post(vehicleId));

    expect([status, body.code]).toEqual([409, 'SOCIAL.POST_UNKNOWN']);
    expect((await social.history(vehicleId)).posts).toMatchObject([
      { state: 'unknown', problem: { code: 'SOCIAL.OUTCOME_UNKNOWN' } },
    ]);
    expect((await social.publish(post(vehicleId, { platform: 'instagram' }))).status).toBe(201);
    const unknown = await social.send<SocialPosts>('GET', '/api/social-media-publish?state=unknown');
    expect(unknown.body.posts.filter((found) => found.vehicleId === vehicleId)).toMatchObject([{ state: 'unknown' }]);
    expect(unknown.body.posts.every(({ state }) => state === 'unknown')).toBe(true);
  });

  it.each([
    [true, 'published', 'post.published'],
    [false, 'failed', 'post.failed'],
  ])('is settled by somebody who has looked (found: %s), and posting goes on', async (foundOnPage, state, action) => {
    const vehicleId = await stocked();
    const id = await interrupted(vehicleId);
    await social.history(vehicleId);

    const { status, body } = await social.send<SocialPost>('PATCH', `/api/social-media-publish/${id}`, { foundOnPage });

    expect([status, body.state]).toEqual([200, state]);
    expect(await database.actions(vehicleId)).toEqual([{ actor: 'owner', action }]);
    expect((await social.publish(post(vehicleId))).status).toBe(201);
  });

  it('cannot be settled twice, nor can one that does not exist', async () => {
    const vehicleId = await stocked();
    const { body: settled } = await social.publish(post(vehicleId));

    const again = await social.send<Problem>('PATCH', `/api/social-media-publish/${settled.id}`, { foundOnPage: false });
    const none = await social.send<Problem>('PATCH', `/api/social-media-publish/${randomUUID()}`, { foundOnPage: false });

    expect([again.status, again.body.code]).toEqual([409, 'SOCIAL.POST_SETTLED']);
    expect([none.status, none.body.code]).toEqual([404, 'SOCIAL.POST_NOT_FOUND']);
  });
});

it('the posts about all vans are read page by page, newest first', async () => {
  const vehicleId = await stocked();
  await database.rows(
    `INSERT INTO post (id, vehicle_id, platform, channel, content, state, version, due_at, request_hash, created_at)
     SELECT gen_random_uuid(), $1, 'facebook', 'meta', 'Post ' || n, 'published', 1, now(), '', now() + n * interval '1 hour'
     FROM generate_series(1, 60) AS n`,
    [vehicleId],
  );
  const first = await social.send<SocialPosts>('GET', '/api/social-media-publish');
  const next = `/api/social-media-publish?cursor=${first.headers.get('x-next-cursor')}`;
  const second = await social.send<SocialPosts>('GET', next);
  const texts = [...first.body.posts, ...second.body.posts].map(({ content }) => content);
  expect(texts.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, index) => `Post ${60 - index}`));
  expect(first.body.posts).toHaveLength(50);
});

it.each([
  ['POST', '/api/social-media-publish'],
  ['GET', '/api/social-media-publish?vehicleId=1'],
  ['PATCH', `/api/social-media-publish/${randomUUID()}`],
  ['POST', '/api/generate-ai-post'],
])("%s %s is staff's alone", async (method, path) => {
  for (const authorization of ['', 'Bearer x', 'Bearer eyJhbGciOiJub25lIn0.e30.']) {
    const { status, body } = await social.send<Problem>(method, path, method === 'GET' ? undefined : {}, { authorization });
    expect([status, body.code]).toEqual([401, 'SERVICE.UNAUTHORISED']);
  }
});

it('says that the assistant is unavailable when it gives no text', async () => {
  const ask = { vehicleId: await stocked(), platform: 'facebook' };
  const { status, body } = await social.send<Problem>('POST', '/api/generate-ai-post', ask);
  expect([status, body.code]).toEqual([503, 'SERVICE.PEER_UNAVAILABLE']);
});
