import { z } from 'zod';

/** The address of the schema that GET /.well-known/frontend-discovery.json follows: Frontend Discovery, v1-pre. */
export const FRONTEND_DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const versionSchema = z.object({
  /** Address of what a browser loads first, relative to the site. */
  url: z.string(),
  /** The subresource integrity of the file at `url`. */
  metadata: z.object({ integrity: z.string(), version: z.string() }),
  /** `traffic` in per cent. The default is what everybody gets when the others fail. */
  deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }),
});

/** Which micro-frontends there are, and which of their versions are live. */
export const frontendDiscoverySchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(versionSchema)),
});
export type FrontendDiscovery = z.infer<typeof frontendDiscoverySchema>;
