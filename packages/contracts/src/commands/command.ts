import { z } from 'zod';
import { problemSchema } from '../http/problem.ts';

/** A command from one service to another over NATS (architecture §4): its subject and the schemas of question and answer. */
export interface CommandDefinition<Question = unknown, Answer = unknown> {
  /** `cmd.<service>.<verb>.v<n>`; the second word is the recipient. */
  readonly subject: string;
  readonly question: z.ZodType<Question>;
  readonly answer: z.ZodType<Answer>;
}

/** The reply: an answer, or a problem with its headers (`retry-after`). */
export const commandReplySchema = z.union([
  z.object({ answer: z.unknown() }).strict(),
  z.object({ problem: problemSchema, headers: z.record(z.string(), z.string()) }).strict(),
]);
export type CommandReply = z.infer<typeof commandReplySchema>;

const definitions = new Map<string, CommandDefinition>();

/** Undefined for an unknown subject. */
export const commandOf = (subject: string): CommandDefinition | undefined => definitions.get(subject);

/** Defines a command; both sides check question and answer. */
export const defineCommand = <Question extends z.ZodType, Answer extends z.ZodType>(
  subject: `cmd.${string}.${string}.v${number}`,
  question: Question,
  answer: Answer,
): CommandDefinition<z.output<Question>, z.output<Answer>> => {
  const definition = { subject, question, answer } as unknown as CommandDefinition<z.output<Question>, z.output<Answer>>;
  definitions.set(subject, definition);
  return definition;
};
