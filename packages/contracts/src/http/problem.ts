import { z } from 'zod';

/** RFC 9457 problem details: the body of every error response. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for programs: "INVENTORY.VEHICLE_NOT_FOUND". */
  code: z.string(),
  /** A sentence for people that includes the values. */
  detail: z.string(),
  instance: z.string().optional(),
  correlationId: z.string().optional(),
  /** The invalid fields, if input was refused. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export const PROBLEM_CONTENT_TYPE = 'application/problem+json';
