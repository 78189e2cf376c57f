import { randomUUID } from 'node:crypto';
import type { Problem, ScheduledPost, SocialPost } from '@forecourt/contracts';
import { someVehicle } from '@forecourt/testing';
import { ScheduleBench, soon } from '../testing/schedule-bench.ts';
import { type SocialProcess } from '../testing/social-process.ts';

let bench: ScheduleBench;
let social: SocialProcess;
let lastVehicle = 0;
/** A van that no other test posts about. */
const stocked = (): number => {
  lastVehicle += 1;
  bench.inventory.have(someVehicle({ id: lastVehicle }));
  return lastVehicle;
};

beforeAll(async () => {
  bench = await ScheduleBench.start();
  social = await bench.startSocial();
});
afterAll(() => bench.stop());

const ADDRESS = '/api/social-media-publish/scheduled';
const waiting = async (vehicleId: number): Promise<ScheduledPost[]> =>
  (await social.send<ScheduledPost[]>('GET', ADDRESS)).body.filter((post) => post.vehicleId === vehicleId);
const add = (vehicleId: number, rest: object = {}, key: string = randomUUID()) =>
  social.send<ScheduledPost & Problem>('POST', ADDRESS, bench.post(vehicleId, rest), { 'idempotency-key': key });
const change = ({ id }: ScheduledPost, body: object) =>
  social.send<ScheduledPost & Problem>('PATCH', `${ADDRESS}/${id}`, { ...bench.facts, content: 'Other.', ...body });
const cancel = ({ id, version }: ScheduledPost, known = version) =>
  social.send<Problem>('DELETE', `${ADDRESS}/${id}?version=${known}`);

describe('a post for later', () => {
  it('waits, is changed and is cancelled, and the activity says by whom', async () => {
    const vehicleId = stocked();
    const publishAt = soon(60);
    const { status, body: post } = await add(vehicleId, { publishAt });
    expect(status).toBe(201);
    expect(await waiting(vehicleId)).toEqual([post]);
    expect(post).toMatchObject({ content: 'A fine van.', platform: 'facebook', publishAt, hold: null, version: 1 });

    const later = soon(120);
    const { body: changed } = await change(post, { version: 1, publishAt: later });
    expect(changed).toMatchObject({ content: 'Other.', publishAt: later, version: 2 });
    expect((await cancel(changed)).status).toBe(204);

    expect(await waiting(vehicleId)).toEqual([]);
    expect(await bench.database.actions(vehicleId)).toEqual([
      { actor: 'owner', action: 'post.scheduled' },
      { actor: 'owner', action: 'post.schedule-changed' },
      { actor: 'owner', action: 'post.schedule-cancelled' },
    ]);
  });

  it('is there once for one key, however often and at once it is asked for', async () => {
    const vehicleId = stocked();
    const key = randomUUID();
    const publishAt = soon(60);
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(vehicleId, { publishAt }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await add(vehicleId, { publishAt, content: 'Another.' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'SERVICE.IDEMPOTENCY_KEY_REUSED']);
  });

  it('does not wait beside another about the van for the same moment', async () => {
    const vehicleId = stocked();
    const publishAt = soon(60);
    await add(vehicleId, { publishAt });
    const { status, body } = await add(vehicleId, { publishAt, content: 'From another tab.' });
    expect([status, body.code]).toEqual([409, 'SOCIAL.TIME_TAKEN']);
    const { body: next } = await add(vehicleId, { publishAt: soon(61) });
    expect((await change(next, { version: 1, publishAt })).body.code).toBe('SOCIAL.TIME_TAKEN');
    expect(await waiting(vehicleId)).toMatchObject([{ content: 'A fine van.', publishAt }, { version: 1 }]);
  });
});

it.each<[string, object, string, string]>([
  ['in four minutes', { publishAt: soon(4) }, 'SOCIAL.TIME_NOT_POSSIBLE', 'publishAt'],
  ['in 61 days', { publishAt: soon(61 * 24 * 60) }, 'SOCIAL.TIME_NOT_POSSIBLE', 'publishAt'],
  ['yesterday', { publishAt: soon(-24 * 60) }, 'SOCIAL.TIME_NOT_POSSIBLE', 'publishAt'],
  ['at no time', { publishAt: 'noon' }, 'SERVICE.INVALID_INPUT', 'publishAt'],
  ['without a text', { content: ' ' }, 'SERVICE.INVALID_INPUT', 'content'],
  ['to Instagram without a picture', { platform: 'instagram' }, 'SOCIAL.IMAGE_NEEDED', 'imageUrl'],
])('a post %s is refused, and nothing is stored', async (_case, rest, code, path) => {
  const vehicleId = stocked();
  const { status, body } = await add(vehicleId, rest);
  expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, code, path]);
  expect(await waiting(vehicleId)).toEqual([]);
});

it('a post at the ends of what is possible is taken', async () => {
  const vehicleId = stocked();
  expect((await add(vehicleId, { publishAt: soon(5.5) })).status).toBe(201);
  expect((await add(vehicleId, { publishAt: soon(60 * 24 * 60 - 1) })).status).toBe(201);
});

it('a text that was written before the price changed is not taken, nor one about a van that is gone', async () => {
  const vehicleId = stocked();
  const { status, body } = await add(vehicleId, { price: '19995.00' });
  expect([status, body.code, body.detail]).toEqual([
    409,
    'SOCIAL.VEHICLE_CHANGED',
    'The price is now £18,995: read the text again. Nothing has been saved yet.',
  ]);
  expect((await add(999_999)).status).toBe(404);
});

describe('two colleagues', () => {
  it('do not overwrite each other', async () => {
    const { body: post } = await add(stocked());
    const first = await change(post, { version: 1, publishAt: soon(90) });
    const second = await change(post, { version: 1, publishAt: soon(95), content: 'Mine.' });
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'SOCIAL.SCHEDULE_CHANGED']);
    expect((await cancel(post, 1)).body.code).toBe('SOCIAL.SCHEDULE_CHANGED');
    expect(await waiting(post.vehicleId)).toMatchObject([{ content: 'Other.', version: 2 }]);
  });

  it('may cancel it both, and a change of a cancelled post is refused', async () => {
    const { body: post } = await add(stocked());
    expect((await cancel(post)).status).toBe(204);
    expect((await cancel(post)).status).toBe(204);
    expect((await change(post, { version: 1, publishAt: soon(90) })).body.code).toBe('SOCIAL.SCHEDULE_CANCELLED');
  });
});

it('a change whose answer was lost is answered when it is sent again, and made once', async () => {
  const { body: post } = await add(stocked());
  const publishAt = soon(90);
  const first = await change(post, { version: 1, publishAt });
  const again = await change(post, { version: 1, publishAt });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await bench.database.actions(post.vehicleId)).toHaveLength(2);
});

describe('a post that staff have posted by hand', () => {
  const mark = ({ id }: ScheduledPost, version: number) =>
    social.send<SocialPost & Problem>('POST', `${ADDRESS}/${id}/posted`, { version });

  it('is among the earlier posts, with who and when, once, and the service does not send it', async () => {
    const { body: post } = await add(stocked());
    const { status, body } = await mark(post, post.version);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'published', content: post.content, postedBy: 'owner' }),
    ]);
    expect((await mark(post, post.version)).body).toEqual(body);
    expect((await social.history(post.vehicleId)).posts).toEqual([body]);
    expect(await waiting(post.vehicleId)).toEqual([]);
    expect((await cancel(post)).body.code).toBe('SOCIAL.SCHEDULE_SENT');
    expect(await bench.database.actions(post.vehicleId)).toEqual([
      { actor: 'owner', action: 'post.scheduled' },
      { actor: 'owner', action: 'post.posted-by-hand' },
    ]);
  });

  it('is not marked from an older version, after it was cancelled or if there is none', async () => {
    const { body: post } = await add(stocked());
    await change(post, { version: 1, publishAt: soon(90) });
    expect((await mark(post, 1)).body.code).toBe('SOCIAL.SCHEDULE_CHANGED');
    await cancel(post, 2);
    expect((await mark(post, 2)).body.code).toBe('SOCIAL.SCHEDULE_CANCELLED');
    expect((await mark({ ...post, id: randomUUID() }, 1)).status).toBe(404);
    expect((await social.history(post.vehicleId)).posts).toEqual([]);
  });
});

it('there is nothing to change or cancel under an unknown number', async () => {
  const none = { ...(await add(stocked())).body, id: randomUUID() };
  expect((await change(none, { version: 1, publishAt: soon(90) })).status).toBe(404);
  expect((await cancel(none)).status).toBe(404);
});

it.each([
  ['GET', ADDRESS],
  ['POST', ADDRESS],
  ['PATCH', `${ADDRESS}/${randomUUID()}`],
  ['DELETE', `${ADDRESS}/${randomUUID()}?version=1`],
])("%s %s is staff's alone", async (method, path) => {
  const { status } = await social.send<Problem>(method, path, method === 'POST' ? {} : undefined, { authorization: 'Bearer x' });
  expect(status).toBe(401);
});
