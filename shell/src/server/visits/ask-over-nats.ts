import { type CommandDefinition, commandReplySchema } from '@forecourt/contracts';
import { type NatsLink, ProblemError } from '@forecourt/server-kit';

const DEADLINE_MS = 5_000;

/** Sends a command to a service. @throws {ProblemError} its refusal; another error if it does not answer. */
export async function askOverNats<Question, Answer>(
  nats: NatsLink,
  command: CommandDefinition<Question, Answer>,
  question: Question,
): Promise<Answer> {
  if (!nats.connected) throw new Error('NATS is not connected');
  const { connection } = await nats.handle;
  const message = await connection.request(command.subject, JSON.stringify(question), { timeout: DEADLINE_MS });
  const reply = commandReplySchema.parse(message.json());
  if ('problem' in reply) throw new ProblemError(reply.problem, reply.headers);
  return command.answer.parse(reply.answer);
}
