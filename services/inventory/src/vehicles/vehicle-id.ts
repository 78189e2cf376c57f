import { parseInput } from '@forecourt/server-kit';
import { z } from 'zod';
import { vehicleNotFound } from './vehicle.errors.ts';

/** The largest value of PostgreSQL's integer: a number beyond it is a well-formed id that no vehicle has. */
const LARGEST_ID = 2_147_483_647;

const paramsSchema = z.object({ id: z.string().regex(/^[1-9]\d*$/, 'Give the number of a vehicle') });

/** The id in a path; 400 when it is not a positive integer. */
export const parseVehicleId = (text: string): number => {
  const { id } = parseInput(paramsSchema, { id: text });
  if (Number(id) > LARGEST_ID) throw vehicleNotFound(id);
  return Number(id);
};
