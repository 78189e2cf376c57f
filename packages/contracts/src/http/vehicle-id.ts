import { z } from 'zod';

/** A vehicle somebody else names by its id: the range of PostgreSQL's integer, whether or not there is such a vehicle. */
export const vehicleId = () => z.int().positive().max(2_147_483_647);
