import type { Logger } from '@forecourt/server-kit';
import { facebookPage } from '../meta/facebook-page.ts';
import { GraphClient } from '../meta/graph-client.ts';
import { InstagramAccount } from '../meta/instagram-account.ts';
import { NO_WORD } from '../posts/post.errors.ts';
import type { Settings } from '../settings.ts';
import { localOutbox } from './local-outbox.ts';
import { type Publisher, type Publishers, unknown } from './publisher.ts';

/** An unexpected error may come after the post was sent, so its outcome is unknown. */
const careful = (publisher: Publisher, logger: Logger): Publisher => ({
  channel: publisher.channel,
  publish: async (post) => {
    try {
      return await publisher.publish(post);
    } catch (error) {
      logger.error({ err: error, post: post.id }, 'it is not known what became of a post');
      return unknown(NO_WORD);
    }
  },
});

/** The publisher of each platform: Meta if there is an account, otherwise the local outbox. */
export const publishersOf = (settings: Settings, logger: Logger): Publishers => {
  const { META_ACCESS_TOKEN, META_PAGE_ID, META_INSTAGRAM_ID, META_GRAPH_URL, META_GRAPH_VERSION } = settings;
  const outbox = localOutbox(settings.SOCIAL_DIR);
  if (META_ACCESS_TOKEN === undefined) return { facebook: outbox, instagram: outbox };
  const account = {
    accessToken: META_ACCESS_TOKEN,
    appSecret: settings.META_APP_SECRET,
    baseUrl: `${META_GRAPH_URL.replace(/\/+$/, '')}/${META_GRAPH_VERSION}`,
    deadlineMs: settings.META_DEADLINE_SECONDS * 1_000,
  };
  const graph = new GraphClient(account, (trouble) => logger.warn(trouble, 'Meta did not do what it was asked'));
  return {
    facebook: META_PAGE_ID === undefined ? outbox : careful(facebookPage(graph, META_PAGE_ID), logger),
    instagram: META_INSTAGRAM_ID === undefined ? outbox : careful(new InstagramAccount(graph, META_INSTAGRAM_ID), logger),
  };
};
