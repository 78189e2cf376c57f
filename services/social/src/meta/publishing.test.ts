import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import type { FakeHandler } from '@forecourt/testing';
import type { Outcome, Publisher, ReadyPost } from '../publishers/publisher.ts';
import { ACCOUNT_ID, CONTAINER_ID, GraphServer, graphError, MEDIA_ID, PAGE_ID, POST_ID } from '../testing/graph-server.ts';
import { facebookPage } from './facebook-page.ts';
import { GraphClient } from './graph-client.ts';
import { InstagramAccount } from './instagram-account.ts';

const TOKEN = 'EAAB-page-token';
const PICTURE = 'https://vans.example/img?src=%2Fobjects%2Fuploads%2Fx&w=1280&fmt=jpeg';
const post = (platform: ReadyPost['platform'], picture: string | null = PICTURE): ReadyPost => ({
  id: 'a',
  platform,
  content: 'A fine van.\n\n#Ford #Citroën',
  picture,
});
const hang: FakeHandler = () => new Promise<never>(() => undefined);
const breakOff: FakeHandler = () => null;

let graph: GraphServer;
let facebook: Publisher;
let instagram: Publisher;
let reports: object[];
const connect = (baseUrl: string, appSecret?: string): void => {
  const account = { accessToken: TOKEN, appSecret, baseUrl: `${baseUrl}/v25.0`, deadlineMs: 2_000 };
  const client = new GraphClient(account, (trouble) => reports.push(trouble));
  facebook = facebookPage(client, PAGE_ID);
  instagram = new InstagramAccount(client, ACCOUNT_ID, { preparingMs: 1_500, askAgainMs: 20 });
};
beforeEach(async () => {
  graph = await GraphServer.start();
  reports = [];
  connect(graph.url);
});
afterEach(() => graph.stop());

const codeOf = (outcome: Outcome): string =>
  outcome.state === 'published' ? 'published' : `${outcome.state} ${outcome.problem.code}`;

describe('Facebook', () => {
  it('gets the picture with its caption, and says where the post is', async () => {
    expect(await facebook.publish(post('facebook'))).toEqual({
      state: 'published',
      remoteId: POST_ID,
      permalink: `https://www.facebook.com/${POST_ID}`,
    });
    expect(graph.parametersOf('photos')).toEqual({ url: PICTURE, caption: 'A fine van.\n\n#Ford #Citroën' });
  });

  it('gets text alone as a post of the feed', async () => {
    expect(codeOf(await facebook.publish(post('facebook', null)))).toBe('published');
    expect(graph.steps).toEqual(['feed']);
    expect(graph.parametersOf('feed')).toEqual({ message: 'A fine van.\n\n#Ford #Citroën' });
  });

  it.each<[string, FakeHandler, string]>([
    ['an expired token', () => graphError(190, { error_subcode: 463 }, 401), 'failed SOCIAL.META_SIGN_IN_EXPIRED'],
    ['an application limit', () => graphError(4), 'failed SOCIAL.META_TOO_OFTEN'],
    ['a user limit', () => graphError(17), 'failed SOCIAL.META_TOO_OFTEN'],
    ['a page limit', () => graphError(32), 'failed SOCIAL.META_TOO_OFTEN'],
    ['a custom limit', () => graphError(613), 'failed SOCIAL.META_TOO_OFTEN'],
    ['a limit of a business use case', () => graphError(80_001), 'failed SOCIAL.META_TOO_OFTEN'],
    ['a missing permission', () => graphError(10, {}, 403), 'failed SOCIAL.META_NOT_ALLOWED'],
    ['a permission of the page', () => graphError(200, {}, 403), 'failed SOCIAL.META_NOT_ALLOWED'],
    ['a permission of another kind', () => graphError(283, {}, 403), 'failed SOCIAL.META_NOT_ALLOWED'],
    ['a wrong parameter', () => graphError(100), 'failed SOCIAL.META_REFUSED'],
    ['a picture it cannot fetch', () => graphError(324), 'failed SOCIAL.META_PICTURE_UNREACHABLE'],
    ['a block', () => graphError(368), 'failed SOCIAL.META_BLOCKED'],
    ['the same text again', () => graphError(506), 'failed SOCIAL.META_DUPLICATE'],
    ['something it says nowhere else', () => graphError(4_711), 'failed SOCIAL.META_REFUSED'],
    ['trouble it does not know itself', () => graphError(1, {}, 500), 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['trouble of the service', () => graphError(2, { is_transient: true }), 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['a gateway in between', () => ({ status: 502, body: '<html>Bad Gateway</html>' }), 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['no answer in time', hang, 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['an answer that is lost', breakOff, 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['half an answer', () => ({ body: '{"id":"122' }), 'unknown SOCIAL.OUTCOME_UNKNOWN'],
    ['an answer without an id', () => ({ body: { success: true } }), 'unknown SOCIAL.OUTCOME_UNKNOWN'],
  ])('%s: asked once, and the outcome is what it is', async (_case, manners, expected) => {
    graph.behave({ photos: manners });
    expect(codeOf(await facebook.publish(post('facebook')))).toBe(expected);
    expect(graph.steps).toEqual(['photos']);
  });

  it("passes on Meta's message for users", async () => {
    graph.behave({ photos: () => graphError(100, { error_user_msg: 'The photo is too small.' }) });
    expect(await facebook.publish(post('facebook'))).toMatchObject({
      problem: { detail: 'Meta refused the post: The photo is too small. (100)' },
    });
  });

  it('knows that nothing was posted when the connection is refused', async () => {
    await graph.stop();
    expect(codeOf(await facebook.publish(post('facebook')))).toBe('failed SOCIAL.META_UNREACHABLE');
  });

  it('stops calling Meta after five failures in a row, and knows that nothing was posted then', async () => {
    graph.behave({ photos: breakOff });
    for (let call = 0; call < 5; call += 1) await facebook.publish(post('facebook'));
    expect(codeOf(await facebook.publish(post('facebook')))).toBe('failed SOCIAL.META_UNREACHABLE');
    expect(graph.requests).toHaveLength(5);
  });
});

describe('Instagram', () => {
  it('makes a container, waits for it, publishes it, and says where the post is', async () => {
    const states = ['IN_PROGRESS', 'IN_PROGRESS', 'FINISHED'];
    graph.behave({ container: () => ({ body: { status_code: states.shift(), id: CONTAINER_ID } }) });

    expect(await instagram.publish(post('instagram'))).toEqual({
      state: 'published',
      remoteId: MEDIA_ID,
      permalink: 'https://www.instagram.com/p/abc/',
    });
    expect(graph.steps).toEqual(['limit', 'media', 'container', 'container', 'container', 'publish', 'permalink']);
    expect(graph.parametersOf('media')).toEqual({ image_url: PICTURE, caption: 'A fine van.\n\n#Ford #Citroën' });
    expect(graph.parametersOf('publish')).toEqual({ creation_id: CONTAINER_ID });
  });

  it.each<[string, Parameters<GraphServer['behave']>[0], string]>([
    [
      'a quota that is used up',
      { limit: () => ({ body: { data: [{ quota_usage: 50, config: { quota_total: 50 } }] } }) },
      'failed SOCIAL.META_QUOTA',
    ],
    ['a quota it does not tell', { limit: () => ({ body: { data: [{ quota_usage: 50 }] } }) }, 'published'],
    ['an expired token', { limit: () => graphError(190, {}, 401) }, 'failed SOCIAL.META_SIGN_IN_EXPIRED'],
    [
      'a picture it cannot fetch',
      { media: () => graphError(9_004, { error_subcode: 2_207_052 }) },
      'failed SOCIAL.META_PICTURE_UNREACHABLE',
    ],
    [
      'a picture that is fetched too slowly',
      { media: () => graphError(-2, { error_subcode: 2_207_003 }) },
      'failed SOCIAL.META_PICTURE_UNREACHABLE',
    ],
    [
      'a picture of the wrong shape',
      { media: () => graphError(36_003, { error_subcode: 2_207_009 }) },
      'failed SOCIAL.META_PICTURE_REFUSED',
    ],
    [
      'a picture that is too large',
      { media: () => graphError(36_000, { error_subcode: 2_207_004 }) },
      'failed SOCIAL.META_PICTURE_REFUSED',
    ],
    [
      'a picture of another format',
      { media: () => graphError(36_001, { error_subcode: 2_207_005 }) },
      'failed SOCIAL.META_PICTURE_REFUSED',
    ],
    [
      'a caption that is too long',
      { media: () => graphError(36_004, { error_subcode: 2_207_010 }) },
      'failed SOCIAL.META_CAPTION_TOO_LONG',
    ],
    ['a restricted account', { media: () => graphError(25, { error_subcode: 2_207_050 }) }, 'failed SOCIAL.META_BLOCKED'],
    ['no answer about the container', { media: hang }, 'failed SOCIAL.META_UNREACHABLE'],
    [
      'trouble with the container',
      { media: () => graphError(-1, { error_subcode: 2_207_001 }) },
      'failed SOCIAL.META_UNREACHABLE',
    ],
    ['a picture it cannot use', { container: () => ({ body: { status_code: 'ERROR' } }) }, 'failed SOCIAL.META_PICTURE_REFUSED'],
    [
      'a picture that is never ready',
      { container: () => ({ body: { status_code: 'IN_PROGRESS' } }) },
      'failed SOCIAL.META_NOT_READY',
    ],
    ['a container that has expired', { container: () => ({ body: { status_code: 'EXPIRED' } }) }, 'failed SOCIAL.META_NOT_READY'],
    ['an answer that is lost before publishing', { container: breakOff }, 'failed SOCIAL.META_UNREACHABLE'],
    [
      'a container that is not ready after all',
      { publish: () => graphError(9_007, { error_subcode: 2_207_027 }) },
      'failed SOCIAL.META_NOT_READY',
    ],
    ['a daily limit', { publish: () => graphError(9, { error_subcode: 2_207_042 }) }, 'failed SOCIAL.META_QUOTA'],
    ['spam', { publish: () => graphError(4, { error_subcode: 2_207_051 }) }, 'failed SOCIAL.META_BLOCKED'],
    ['no address of the post', { permalink: () => graphError(10) }, 'published'],
  ])('%s', async (_case, manners, expected) => {
    graph.behave(manners);
    expect(codeOf(await instagram.publish(post('instagram')))).toBe(expected);
    expect(graph.steps.filter((step) => step === 'publish').length).toBeLessThanOrEqual(1);
  });

  it.each<[string, FakeHandler]>([
    ['no answer in time', hang],
    ['an answer that is lost', breakOff],
    ['trouble in the middle of Meta', () => graphError(-1, { error_subcode: 2_207_001 })],
    ['half an answer', () => ({ body: '{"id":' })],
  ])('%s to publishing is asked of the container, never posted again', async (_case, manners) => {
    graph.behave({ publish: manners });
    expect(codeOf(await instagram.publish(post('instagram')))).toBe('unknown SOCIAL.OUTCOME_UNKNOWN');
    expect(graph.steps).toEqual(['limit', 'media', 'container', 'publish', 'container']);
  });

  it('learns from the container that a post was published whose answer was lost', async () => {
    const states = ['FINISHED', 'PUBLISHED'];
    graph.behave({ publish: breakOff, container: () => ({ body: { status_code: states.shift() } }) });
    expect(await instagram.publish(post('instagram'))).toEqual({ state: 'published', remoteId: null, permalink: null });
  });
});

describe('the access token', () => {
  it('goes in a header, never into an address or a body', async () => {
    await facebook.publish(post('facebook'));
    await instagram.publish(post('instagram'));
    for (const { url, body, headers } of graph.requests) {
      expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
      expect(url + body).not.toContain(TOKEN);
    }
  });

  it("is in neither the problem nor the log entry of a failure, which has what Meta's support asks for", async () => {
    graph.behave({ photos: () => graphError(190, {}, 401) });
    expect(JSON.stringify(await facebook.publish(post('facebook')))).not.toContain(TOKEN);
    await graph.stop();
    await facebook.publish(post('facebook'));
    expect(reports).toMatchObject([
      { kind: 'refused', graph: { code: 190, fbtrace_id: 'A6LJylpZRKw2xKLFsAP-cJh' } },
      { kind: 'unsent' },
    ]);
    expect(inspect(reports, { depth: 10 })).not.toContain(TOKEN);
  });

  it('comes with appsecret_proof if there is a secret', async () => {
    connect(graph.url, 'app-secret');
    await facebook.publish(post('facebook'));
    await instagram.publish(post('instagram'));
    const proof = createHmac('sha256', 'app-secret').update(TOKEN).digest('hex');
    for (const { url, body } of graph.requests) {
      expect(url + body).toContain(`appsecret_proof=${proof}`);
      expect(url + body).not.toContain('app-secret');
    }
  });
});
