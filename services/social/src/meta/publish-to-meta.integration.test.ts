import { randomUUID } from 'node:crypto';
import { eventually, someVehicle } from '@forecourt/testing';
import { ACCOUNT_ID, GraphServer, graphError, PAGE_ID, POST_ID } from '../testing/graph-server.ts';
import { SocialDatabase, SocialProcess } from '../testing/social-process.ts';

const PICTURE = '/objects/uploads/30175cf2-a054-43a6-82b6-ab558dd64cca';

let database: SocialDatabase;
let graph: GraphServer;
let social: SocialProcess;
const startSocial = () =>
  SocialProcess.start({
    DATABASE_URL: database.url,
    META_ACCESS_TOKEN: 'EAAB-page-token',
    META_PAGE_ID: PAGE_ID,
    META_INSTAGRAM_ID: ACCOUNT_ID,
    META_GRAPH_URL: graph.url,
    META_DEADLINE_SECONDS: '2',
  });

beforeEach(async () => {
  database = await SocialDatabase.create();
  graph = await GraphServer.start();
  social = await startSocial();
  await database.stock(someVehicle({ id: 7, images: [PICTURE], imageUrl: PICTURE }));
});
afterEach(async () => {
  await social.stop();
  await graph.stop();
  await database.drop();
});

const POST = { vehicleId: 7, platform: 'facebook', content: 'A fine van.', imageUrl: PICTURE };

it('publishes our own picture as JPEG, and records where the post is', async () => {
  const { status, body } = await social.publish(POST);

  expect(status).toBe(201);
  expect(body).toMatchObject({ channel: 'meta', state: 'published', permalink: `https://www.facebook.com/${POST_ID}` });
  expect(graph.parametersOf('photos')['url']).toBe(`https://vans.example/img?src=${encodeURIComponent(PICTURE)}&w=1280&fmt=jpeg`);
  expect((await social.history(7)).channels).toEqual({ facebook: 'meta', instagram: 'meta' });
});

it('publishes the longest text that Instagram allows', async () => {
  const { status, body } = await social.publish({ ...POST, platform: 'instagram', content: 'x'.repeat(2_200) });
  expect([status, body.permalink]).toEqual([201, 'https://www.instagram.com/p/abc/']);
});

it('does not send Instagram a picture from another website, which may not be a JPEG', async () => {
  const elsewhere = 'https://pictures.example/van.webp';
  await database.stock(someVehicle({ id: 8, images: [elsewhere], imageUrl: elsewhere }));

  const { status, body } = await social.publish({ ...POST, vehicleId: 8, platform: 'instagram', imageUrl: elsewhere });

  expect([status, body.code]).toEqual([400, 'SOCIAL.IMAGE_ELSEWHERE']);
  expect(graph.requests).toEqual([]);
});

it('says why Meta refused, repeats the answer for the same key, and posts again with another', async () => {
  graph.behave({ photos: () => graphError(190, {}, 401) });
  const key = randomUUID();

  const first = await social.publish(POST, key);
  const second = await social.publish(POST, key);

  expect([first.status, first.body.code]).toEqual([502, 'SOCIAL.META_SIGN_IN_EXPIRED']);
  expect([second.status, second.body.code]).toEqual([502, 'SOCIAL.META_SIGN_IN_EXPIRED']);
  expect(graph.steps).toEqual(['photos']);
  expect(await database.actions(7)).toMatchObject([{ action: 'post.failed' }]);
  graph.behave({});
  expect((await social.publish(POST)).status).toBe(201);
});

it('posts nothing more after a time-out until somebody has checked the page', async () => {
  graph.behave({ photos: () => new Promise<never>(() => undefined) });

  const late = await social.publish(POST);
  const again = await social.publish(POST);

  expect([late.status, late.body.code]).toEqual([504, 'SOCIAL.OUTCOME_UNKNOWN']);
  expect([again.status, again.body.code]).toEqual([409, 'SOCIAL.POST_UNKNOWN']);
  expect(graph.steps).toEqual(['photos']);
  expect(await database.actions(7)).toEqual([{ actor: 'owner', action: 'post.left-unknown' }]);

  const [unknown] = (await social.history(7)).posts;
  expect(unknown).toMatchObject({
    state: 'unknown',
    settledAt: null,
    problem: { detail: expect.stringContaining('Check the page') },
  });
  await social.send('PATCH', `/api/social-media-publish/${unknown?.id}`, { foundOnPage: false });
  graph.behave({});
  expect((await social.publish(POST)).status).toBe(201);
});

it('marks a post as unknown if the service was killed while sending it, and does not send it again', async () => {
  graph.behave({ photos: () => new Promise<never>(() => undefined) });
  const lost = social.publish(POST).catch(() => 'no answer');
  await eventually(() => expect(graph.steps).toEqual(['photos']));
  social.kill();
  expect(await lost).toBe('no answer');

  social = await startSocial();
  graph.behave({});
  const soon = await social.publish(POST);
  // Simulates time passing until the sender counts as dead.
  await database.rows(`UPDATE post SET due_at = now() - interval '1 second'`);
  const later = await social.publish(POST);

  expect([soon.status, soon.body.code]).toEqual([409, 'SOCIAL.POST_IN_PROGRESS']);
  expect([later.status, later.body.code]).toEqual([409, 'SOCIAL.POST_UNKNOWN']);
  expect(graph.steps).toEqual(['photos']);
});
