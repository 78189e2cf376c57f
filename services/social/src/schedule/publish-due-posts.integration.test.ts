import { randomUUID } from 'node:crypto';
import type { ScheduledPost, Vehicle } from '@forecourt/contracts';
import { eventually, someVehicle } from '@forecourt/testing';
import { graphError, POST_ID } from '../testing/graph-server.ts';
import { ScheduleBench, soon } from '../testing/schedule-bench.ts';
import type { SocialProcess } from '../testing/social-process.ts';

const ADDRESS = '/api/social-media-publish/scheduled';

let bench: ScheduleBench;
let social: SocialProcess;
const van = (change: Partial<Vehicle> = {}): Vehicle => someVehicle({ id: 7, ...change });

beforeEach(async () => {
  bench = await ScheduleBench.start();
  social = await bench.startSocial();
  bench.inventory.have(van());
});
afterEach(() => bench.stop());

const add = async (rest: object = {}): Promise<ScheduledPost> => {
  const { status, body } = await social.send<ScheduledPost>('POST', ADDRESS, bench.post(7, rest), {
    'idempotency-key': randomUUID(),
  });
  expect(status).toBe(201);
  return body;
};
const open = async (): Promise<ScheduledPost[]> => (await social.send<ScheduledPost[]>('GET', ADDRESS)).body;
/** Waits for staff, and says why. */
const heldFor = (detail: string) =>
  eventually(async () => expect((await open()).map(({ hold }) => hold?.detail)).toEqual([detail]));
const published = () =>
  eventually(async () => expect((await social.history(7)).posts).toMatchObject([{ state: 'published', content: 'A fine van.' }]));

it('goes out when it is due, as an action of whoever scheduled it', async () => {
  const post = await add();
  expect(bench.graph.steps).toEqual([]);

  await bench.makeDue(post.id);
  await published();

  expect(await open()).toEqual([]);
  expect((await social.history(7)).posts).toMatchObject([{ permalink: `https://www.facebook.com/${POST_ID}` }]);
  expect(await bench.database.actions(7)).toEqual([
    { actor: 'owner', action: 'post.scheduled' },
    { actor: 'owner', action: 'post.published' },
  ]);
  const late = await social.send<{ code: string }>('DELETE', `${ADDRESS}/${post.id}?version=1`);
  expect([late.status, late.body.code]).toEqual([409, 'SOCIAL.SCHEDULE_SENT']);
});

it('goes out once from two processes, however many are due', async () => {
  await bench.startSocial();
  for (const id of [1, 2, 3, 4, 5, 6]) {
    bench.inventory.have(van({ id }));
    await add({ vehicleId: id });
  }
  await bench.database.rows('UPDATE scheduled_post SET publish_at = now(), attempt_at = now()');

  await eventually(async () => expect(await open()).toEqual([]));
  await eventually(async () =>
    expect(await bench.database.rows(`SELECT DISTINCT state FROM post`)).toEqual([{ state: 'published' }]),
  );

  expect(bench.graph.steps).toEqual(Array.from({ length: 6 }, () => 'feed'));
});

it('goes out after a restart, if the service was killed between its claim and its sending', async () => {
  const post = await add();
  bench.inventory.isSilent = true;
  await bench.makeDue(post.id);
  await eventually(async () =>
    expect(await bench.database.rows('SELECT attempts FROM scheduled_post WHERE attempt_at > now()')).toEqual([{ attempts: 1 }]),
  );
  social.kill();
  bench.inventory.isSilent = false;

  social = await bench.startSocial();
  // Simulates time passing until whoever claimed it counts as dead.
  await bench.makeDue(post.id);
  await published();
  expect(bench.graph.steps).toEqual(['feed']);
});

it('is not sent again if the service was killed while it was sending: it is unknown, and staff look', async () => {
  bench.graph.behave({ feed: () => new Promise<never>(() => undefined) });
  const post = await add();
  await bench.makeDue(post.id);
  await eventually(() => expect(bench.graph.steps).toEqual(['feed']));
  social.kill();

  bench.graph.behave({});
  social = await bench.startSocial();
  await bench.database.rows(`UPDATE post SET due_at = now() - interval '1 second'`);
  await bench.makeDue(post.id);
  expect((await social.history(7)).posts).toMatchObject([{ state: 'unknown' }]);
  expect(bench.graph.steps).toEqual(['feed']);

  const next = await add();
  await bench.makeDue(next.id);
  await heldFor("We don't know whether the last post about this van reached Facebook. Check the page, then choose a new time.");
  expect(bench.graph.steps).toEqual(['feed']);
});

it.each<[string, Partial<Vehicle>, string]>([
  ['its price has changed', { price: '17995.00' }, 'The price is now £17,995: read the text again.'],
  ['it has been sold', { isSold: true }, 'The van has been sold: cancel this post, or read the text again.'],
])('is not sent if %s since the text was written', async (_what, change, detail) => {
  const post = await add();
  bench.inventory.have(van(change));
  await bench.makeDue(post.id);

  await heldFor(detail);
  expect(bench.graph.steps).toEqual([]);
  expect((await social.history(7)).posts).toEqual([]);
});

it('waits for staff about a van that was removed, and is cancelled', async () => {
  const post = await add();
  bench.inventory.lose(7);
  await bench.makeDue(post.id);

  await heldFor('The van is no longer on the site: put it back there, or cancel this post.');
  const [{ version } = { version: 0 }] = await open();
  expect((await social.send('DELETE', `${ADDRESS}/${post.id}?version=${version}`)).status).toBe(204);
  expect(await open()).toEqual([]);
});

it('waits for staff if no account is connected when it is due: nobody would see a file', async () => {
  social.kill();
  social = await bench.startSocial({ isConnected: false });
  const post = await add();
  expect(post).toMatchObject({ channel: 'outbox', hold: null });
  await bench.makeDue(post.id);

  await heldFor(
    'It was not posted: no Facebook account is connected. Copy the text, post it yourself and mark it as posted, or choose a new time once an account is connected.',
  );
  expect((await social.history(7)).posts).toEqual([]);
  const [held] = await open();
  expect(held).toMatchObject({ content: 'A fine van.', hold: { code: 'SOCIAL.NOT_CONNECTED' } });

  social.kill();
  social = await bench.startSocial();
  const body = { ...bench.facts, content: 'A fine van.', publishAt: soon(30), version: held?.version };
  expect((await social.send<ScheduledPost>('PATCH', `${ADDRESS}/${post.id}`, body)).body).toMatchObject({ channel: 'meta' });
  await bench.makeDue(post.id);
  await published();
});

it('how many wait, for their time and for staff, is measured', async () => {
  const measured = async () => {
    const text = await (await fetch(`${social.management}/metrics`)).text();
    return ['waiting', 'held'].map((state) => new RegExp(`^scheduled_posts\\{state="${state}"\\} (.*)$`, 'm').exec(text)?.[1]);
  };
  expect(await measured()).toEqual(['0', '0']);
  await add();
  const missed = await add({ publishAt: soon(61) });
  await bench.makeDue(missed.id, 121);
  await eventually(async () => expect(await measured()).toEqual(['1', '1']));
});

it('a text that staff have read again goes out at its new time', async () => {
  const post = await add();
  bench.inventory.have(van({ price: '17995.00' }));
  await bench.makeDue(post.id);
  await heldFor('The price is now £17,995: read the text again.');
  const [held] = await open();

  const body = { ...bench.facts, price: '17995.00', content: 'A fine van.', publishAt: soon(30), version: held?.version };
  expect((await social.send('PATCH', `${ADDRESS}/${post.id}`, body)).status).toBe(200);
  expect(await open()).toMatchObject([{ hold: null }]);
  await bench.makeDue(post.id);
  await published();
});

it('staff hear of a changed price before the time comes', async () => {
  await add();
  await bench.database.stock(van({ price: '17995.00' }));
  await heldFor('The price is now £17,995: read the text again.');
  expect(await open()).toMatchObject([{ vehicle: { make: van().make, isRemoved: false } }]);
});

it('goes out late within two hours, and says that it was missed after them', async () => {
  const late = await add();
  await bench.makeDue(late.id, 119);
  await published();

  const missed = await add();
  await bench.makeDue(missed.id, 121);
  await heldFor('It was missed: the website could not post within two hours of its time. Choose a new time.');
  expect(bench.graph.steps).toEqual(['feed']);
});

it('tries a temporary fault again, and leaves a refusal to staff', async () => {
  bench.graph.behave({ feed: () => graphError(368, { error_subcode: 2_207_001 }) });
  const post = await add();
  await bench.makeDue(post.id);
  await eventually(async () => expect((await social.history(7)).posts).toMatchObject([{ state: 'failed' }]));
  expect(await bench.database.rows(`SELECT state, attempts, attempt_at > now() AS later FROM scheduled_post`)).toEqual([
    { state: 'waiting', attempts: 1, later: true },
  ]);

  bench.graph.behave({ feed: () => graphError(190, {}, 401) });
  await bench.makeDue(post.id, 1);
  await heldFor(
    'Meta no longer accepts our sign-in to the page. Whoever runs the website must reconnect the page with a new access token.',
  );
  expect(bench.graph.steps).toEqual(['feed', 'feed']);
});

it('waits while inventory does not answer, rather than post what may not be true', async () => {
  const post = await add();
  bench.inventory.isSilent = true;
  await bench.makeDue(post.id);
  await eventually(async () =>
    expect(await bench.database.rows('SELECT state, attempts FROM scheduled_post')).toEqual([{ state: 'waiting', attempts: 1 }]),
  );
  bench.inventory.isSilent = false;
  await bench.makeDue(post.id);
  await published();
});

it('a post that is changed while it is claimed does not go out as it was', async () => {
  const post = await add();
  let answer = () => {};
  bench.inventory.until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await bench.makeDue(post.id);
  await eventually(async () =>
    expect(await bench.database.rows('SELECT attempts FROM scheduled_post WHERE attempt_at > now()')).toEqual([{ attempts: 1 }]),
  );
  // As a colleague's change leaves it.
  await bench.database.rows(
    `UPDATE scheduled_post SET content = 'Other.', version = 2, publish_at = now() + interval '1 day', attempt_at = now() + interval '1 day'`,
  );
  answer();
  const control = await add();
  await bench.makeDue(control.id);
  await published();
  expect(bench.graph.steps).toEqual(['feed']);
  expect(await open()).toMatchObject([{ content: 'Other.', version: 2, hold: null }]);
});
