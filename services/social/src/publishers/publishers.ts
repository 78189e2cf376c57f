import { facebookPage } from '../meta/facebook-page.ts';
import { GraphClient } from '../meta/graph-client.ts';
import { InstagramAccount } from '../meta/instagram-account.ts';
import type { Settings } from '../settings.ts';
import { localOutbox } from './local-outbox.ts';
import type { Publishers } from './publisher.ts';

/** Where the posts of each platform go: to Meta where there is an account, else to the local outbox. */
export const publishersOf = (settings: Settings): Publishers => {
  const { META_ACCESS_TOKEN, META_PAGE_ID, META_INSTAGRAM_ID, META_GRAPH_URL, META_GRAPH_VERSION } = settings;
  const outbox = localOutbox(settings.SOCIAL_DIR);
  if (META_ACCESS_TOKEN === undefined) return { facebook: outbox, instagram: outbox };
  const graph = new GraphClient({
    accessToken: META_ACCESS_TOKEN,
    appSecret: settings.META_APP_SECRET,
    baseUrl: `${META_GRAPH_URL.replace(/\/+$/, '')}/${META_GRAPH_VERSION}`,
    deadlineMs: settings.META_DEADLINE_SECONDS * 1_000,
  });
  return {
    facebook: META_PAGE_ID === undefined ? outbox : facebookPage(graph, META_PAGE_ID),
    instagram: META_INSTAGRAM_ID === undefined ? outbox : new InstagramAccount(graph, META_INSTAGRAM_ID),
  };
};
