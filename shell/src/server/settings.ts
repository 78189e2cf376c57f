import { dealershipSchema, edgeRoutesSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile, pems, readSettings, serverSettings } from '@forecourt/server-kit';
import { z } from 'zod';

export const settings = {
  schema: z.object({
    ...serverSettings,
    /** The site's public address, for canonical links and the sitemap. */
    PUBLIC_URL: httpAddress,
    /** All data about the dealership (D1), read at start. */
    DEALERSHIP_FILE: jsonFile(dealershipSchema),
    /** Which path goes to which service: `infra/edge/routes.json`. */
    EDGE_ROUTES_FILE: jsonFile(edgeRoutesSchema),
    /** SPKI PEM of the Ed25519 key that the registry's entries are signed with; both while it is replaced. */
    REGISTRY_PUBLIC_KEY: pems('PUBLIC KEY'),
    /** Folder for the last known registry. */
    STATE_DIR: z.string().min(1),
    /** Development only: pages may connect to a development server, and show who owns which part of them. */
    HOT_RELOAD: z.stringbool().default(false),
    /** Size of the page cache, in megabytes. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4_096).default(64),
    /** Key of the Google Maps JavaScript API. Without it there is no map, and pages may load nothing from Google. */
    GOOGLE_MAPS_API_KEY: z
      .string()
      .trim()
      .default('')
      .transform((key) => key || null),
    /** Public address of the picture store, for direct uploads from staff's browsers. */
    MINIO_PUBLIC_URL: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default('')
      .transform((url) => (url === '' ? null : new URL(url).origin)),
    /** Where the service inventory is. */
    INVENTORY_URL: httpAddress,
    /** Where the service enquiries is. */
    ENQUIRIES_URL: httpAddress,
    /** Where the service assistant is. */
    ASSISTANT_URL: httpAddress,
    /** Where the service media is. */
    MEDIA_URL: httpAddress,
    /** Where the service social is. */
    SOCIAL_URL: httpAddress,
    /** Where the service identity is. */
    IDENTITY_URL: httpAddress,
    /** Where the service releases is. */
    RELEASES_URL: httpAddress,
    /** The host of the releases' files. */
    REMOTES_URL: httpAddress,
  }),
};

const settingsSchema = settings.schema.transform(
  ({ INVENTORY_URL, ENQUIRIES_URL, ASSISTANT_URL, MEDIA_URL, SOCIAL_URL, IDENTITY_URL, RELEASES_URL, REMOTES_URL, ...rest }) => ({
    ...rest,
    upstreams: {
      inventory: INVENTORY_URL,
      enquiries: ENQUIRIES_URL,
      assistant: ASSISTANT_URL,
      media: MEDIA_URL,
      social: SOCIAL_URL,
      identity: IDENTITY_URL,
      releases: RELEASES_URL,
      remotes: REMOTES_URL,
    },
  }),
);

export type Settings = z.output<typeof settingsSchema>;

/** @throws {InvalidSettingsError} naming every variable that is missing or invalid. */
export const readShellSettings = (environment: NodeJS.ProcessEnv): Settings => readSettings(settingsSchema, environment);
