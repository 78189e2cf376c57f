import { z } from 'zod';

/** Answer of GET /api/config: public settings. Without a key the map is unavailable (D29). */
export const publicConfigSchema = z.object({ googleMapsApiKey: z.string().nullable() });
export type PublicConfig = z.infer<typeof publicConfigSchema>;
