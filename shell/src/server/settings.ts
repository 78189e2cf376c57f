import { readFileSync } from 'node:fs';
import { dealershipSchema, edgeRoutesSchema } from '@forecourt/contracts';
import { trustedProxiesSchema } from '@forecourt/server-kit';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const upstream = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** A file named by a variable, read and checked at start, so that a mistake in it stops the start and not a page. */
const jsonFile = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .min(1)
    .transform((path, context): unknown => {
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const settingsSchema = z
  .object({
    PORT: port,
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Where health and metrics are told, which are no visitor's business; 0 takes any free port. */
    MANAGEMENT_PORT: port.default(0),
    MANAGEMENT_HOST: z.string().min(1).default('127.0.0.1'),
    NATS_URL: z.string().min(1),
    /** What stands in front of the shell. Beyond it nothing in X-Forwarded-For is believed (D44). */
    TRUSTED_PROXIES: trustedProxiesSchema,
    /** Where visitors reach the site: canonical addresses, sitemap. */
    PUBLIC_URL: upstream,
    DEALERSHIP_FILE: jsonFile(dealershipSchema),
    EDGE_ROUTES_FILE: jsonFile(edgeRoutesSchema),
    /** Holds the last known registry. */
    STATE_DIR: z.string().min(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Development only: pages may talk to a development server, and show who owns which part of them. */
    HOT_RELOAD: z.stringbool().default(false),
    /** Memory for rendered pages, in megabytes. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4_096).default(64),
    /** Of the Google Maps JavaScript API. Without it the map is unavailable, and pages may load nothing from Google. */
    GOOGLE_MAPS_API_KEY: z
      .string()
      .trim()
      .default('')
      .transform((key) => key || null),
    /** Where browsers reach the picture store: staff's pages may then send pictures straight there. */
    MINIO_PUBLIC_URL: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default('')
      .transform((url) => (url === '' ? null : new URL(url).origin)),
    INVENTORY_URL: upstream,
    ENQUIRIES_URL: upstream,
    ASSISTANT_URL: upstream,
    MEDIA_URL: upstream,
    SOCIAL_URL: upstream,
    IDENTITY_URL: upstream,
    REMOTES_URL: upstream,
  })
  .transform(({ INVENTORY_URL, ENQUIRIES_URL, ASSISTANT_URL, MEDIA_URL, SOCIAL_URL, IDENTITY_URL, REMOTES_URL, ...rest }) => ({
    ...rest,
    upstreams: {
      inventory: INVENTORY_URL,
      enquiries: ENQUIRIES_URL,
      assistant: ASSISTANT_URL,
      media: MEDIA_URL,
      social: SOCIAL_URL,
      identity: IDENTITY_URL,
      remotes: REMOTES_URL,
    },
  }));

export type Settings = z.output<typeof settingsSchema>;

/** All bad variables in one message. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = settingsSchema.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The shell cannot start with these settings:\n${problems.join('\n')}`);
}
