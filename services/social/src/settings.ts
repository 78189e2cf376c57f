import { httpAddress } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

const graphId = z.string().regex(/^\d+$/, 'must be the number that Meta shows');

export const settings = defineSettings({
  /** Where visitors reach the site; Meta fetches pictures from there. */
  PUBLIC_URL: httpAddress,
  /** Folder for posts to platforms without an account, as text files. */
  SOCIAL_DIR: z.string().min(1).default('.data/social'),
  /** A long-lived page access token; without it every post goes to the local outbox. */
  META_ACCESS_TOKEN: z.string().min(1).optional(),
  /** The Facebook page that is posted to. */
  META_PAGE_ID: graphId.optional(),
  /** The Instagram professional account that is posted to, connected to the page. */
  META_INSTAGRAM_ID: graphId.optional(),
  /** Proves to Meta that calls come from us (`appsecret_proof`), if the app demands it. */
  META_APP_SECRET: z.string().min(1).optional(),
  /** Version of the Graph API. */
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v25.0')
    .default('v25.0'),
  /** Where the Graph API is. */
  META_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  /** How long one call may take, in seconds. */
  META_DEADLINE_SECONDS: z.coerce.number().positive().max(15).default(8),
});

export type Settings = SettingsOf<typeof settings>;
