import { z } from 'zod';

/** One line of the edge's route table (`infra/edge/routes.json`): requests below `path` go to `upstream`. The longest match wins. */
export const edgeRouteSchema = z.strictObject({
  path: z.string().startsWith('/'),
  upstream: z.enum(['inventory', 'enquiries', 'assistant', 'media', 'social', 'identity', 'remotes']),
  comment: z.string().optional(),
});

export const edgeRoutesSchema = z.array(edgeRouteSchema).min(1);
export type EdgeRoute = z.infer<typeof edgeRouteSchema>;
