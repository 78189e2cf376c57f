import { parseInput } from '@forecourt/server-kit';
import { z } from 'zod';
import { vehicleNotFound } from './vehicle.errors.ts';

/** PostgreSQL's largest integer: a greater id is well-formed but cannot exist. */
const MAX_ID = 2_147_483_647;

const paramsSchema = z.object({ id: z.string().regex(/^[1-9]\d*$/, 'Give the number of a vehicle') });

/** Parses the id in a path. @throws {ProblemError} 400 if it is not a positive integer. */
export const parseVehicleId = (text: string): number => {
  const { id } = parseInput(paramsSchema, { id: text });
  if (Number(id) > MAX_ID) throw vehicleNotFound(id);
  return Number(id);
};
