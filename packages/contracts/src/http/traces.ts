import { z } from 'zod';
import { spanSchema, traceIdSchema } from '../platform/spans.ts';

/** How many traces are kept in memory. */
export const MAX_TRACES = 500;

/** A journey through the parts, in one line. */
export const traceSummarySchema = z.object({
  id: traceIdSchema,
  /** The trace that it does again, or null. */
  repeats: traceIdSchema.nullable(),
  /** What began it, and where. */
  name: z.string(),
  part: z.string(),
  /** In milliseconds since 1970. */
  startedAt: z.number(),
  /** From its first moment to its last. */
  durationMs: z.number().nonnegative(),
  /** In the order in which they took part. */
  parts: z.array(z.string()),
  /** Whether something failed, or something was changed; the rest only read, or was refused. */
  kind: z.enum(['failure', 'change', 'other']),
});
export type TraceKind = TraceSummary['kind'];
export type TraceSummary = z.infer<typeof traceSummarySchema>;

/** GET /api/operations/releases/traces: the newest first. Off: nothing is recorded. */
export const recentTracesSchema = z.object({ isOn: z.boolean(), traces: z.array(traceSummarySchema).max(MAX_TRACES) });
export type RecentTraces = z.infer<typeof recentTracesSchema>;

/** GET /api/operations/releases/traces/{id}: its spans by their beginning. */
export const traceSchema = traceSummarySchema.extend({
  spans: z.array(spanSchema),
  /** Spans beyond those that are kept of one trace. */
  dropped: z.int().nonnegative(),
});
export type Trace = z.infer<typeof traceSchema>;
