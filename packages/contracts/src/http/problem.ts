import { z } from 'zod';

/** RFC 9457 problem details: the body of every answer that is not a success. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for programs: "INVENTORY.VEHICLE_NOT_FOUND". */
  code: z.string(),
  /** A sentence for people, with the values in it. */
  detail: z.string(),
  instance: z.string().optional(),
  correlationId: z.string().optional(),
  /** What is wrong with which field, where input was refused. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export const PROBLEM_CONTENT_TYPE = 'application/problem+json';
