import { z } from 'zod';
import { recordIdInText } from './stored-values.ts';

const MOST_IDS = 100;

/** The query of GET /api/vehicles/by-id: "3,17,4". What is not in the stock is left out of the answer. */
export const vehiclesByIdQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(recordIdInText('Give numbers of vehicles')).max(MOST_IDS)),
});
