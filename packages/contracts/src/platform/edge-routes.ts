import { z } from 'zod';
import { SERVICES } from './services.ts';

const KIBIBYTE = 1024;

/** A route of the edge (`infra/edge/routes.json`): requests below `path` go to `upstream`. The longest match wins. */
export const edgeRouteSchema = z.strictObject({
  path: z.string().startsWith('/'),
  upstream: z.enum([...SERVICES, 'remotes']),
  /** Maximum body size in bytes. */
  mostBodyBytes: z
    .int()
    .positive()
    .default(256 * KIBIBYTE),
  /** Streams bodies through, for pictures. All others are read completely before the service is called. */
  streamed: z.boolean().default(false),
  comment: z.string().optional(),
});

export const edgeRoutesSchema = z.array(edgeRouteSchema).min(1);
export type EdgeRoute = z.infer<typeof edgeRouteSchema>;
