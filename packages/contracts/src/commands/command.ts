import { z } from 'zod';
import { problemSchema } from '../http/problem.ts';

/** A question that one service asks another over NATS (architecture §4): its subject, and the shapes of question and answer. */
export interface CommandDefinition<Question = unknown, Answer = unknown> {
  /** `cmd.<service>.<verb>.v<n>`: whom it is for is its second word. */
  readonly subject: string;
  readonly question: z.ZodType<Question>;
  readonly answer: z.ZodType<Answer>;
}

/** What comes back: the answer, or why there is none, with the headers that belong to it (`retry-after`). */
export const commandReplySchema = z.union([
  z.object({ answer: z.unknown() }).strict(),
  z.object({ problem: problemSchema, headers: z.record(z.string(), z.string()) }).strict(),
]);
export type CommandReply = z.infer<typeof commandReplySchema>;

const definitions = new Map<string, CommandDefinition>();

/** Undefined for what no `defineCommand` has named. */
export const commandOf = (subject: string): CommandDefinition | undefined => definitions.get(subject);

/** Binds a subject to the shapes of its question and answer; both sides check both. */
export const defineCommand = <Question extends z.ZodType, Answer extends z.ZodType>(
  subject: `cmd.${string}.${string}.v${number}`,
  question: Question,
  answer: Answer,
): CommandDefinition<z.output<Question>, z.output<Answer>> => {
  const definition = { subject, question, answer } as unknown as CommandDefinition<z.output<Question>, z.output<Answer>>;
  definitions.set(subject, definition);
  return definition;
};
