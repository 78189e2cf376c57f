import { z } from 'zod';

/** Answer of GET /api/config: what a browser may know of the deployment. Without a key the map is unavailable (D29). */
export const publicConfigSchema = z.object({ googleMapsApiKey: z.string().nullable() });
export type PublicConfig = z.infer<typeof publicConfigSchema>;
