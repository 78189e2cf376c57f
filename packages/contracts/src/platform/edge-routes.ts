import { z } from 'zod';

const KIBIBYTE = 1024;

/** One line of the edge's route table (`infra/edge/routes.json`): requests below `path` go to `upstream`. The longest match wins. */
export const edgeRouteSchema = z.strictObject({
  path: z.string().startsWith('/'),
  upstream: z.enum(['inventory', 'enquiries', 'assistant', 'media', 'social', 'identity', 'remotes']),
  /** The largest body that passes the edge, in bytes. */
  mostBodyBytes: z
    .int()
    .positive()
    .default(256 * KIBIBYTE),
  /** Bodies pass as they come: pictures. All others are read whole before a service is asked. */
  streamed: z.boolean().default(false),
  comment: z.string().optional(),
});

export const edgeRoutesSchema = z.array(edgeRouteSchema).min(1);
export type EdgeRoute = z.infer<typeof edgeRouteSchema>;
