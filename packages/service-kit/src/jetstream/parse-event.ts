import { type EventOf, schemaOfEvent } from '@forecourt/contracts';

export type ReceivedEvent = EventOf<unknown>;

/** A message that no later attempt can make sense of. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** @throws {UnreadableEventError} when it is not JSON, of an unknown type, or does not fit its contract. */
export const parseEvent = (subject: string, payload: string): ReceivedEvent => {
  const schema = schemaOfEvent(subject);
  if (schema === undefined) throw new UnreadableEventError(`no contract for ${subject}`);
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch (error) {
    throw new UnreadableEventError('not JSON', { cause: error });
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data as ReceivedEvent;
  const faults = result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new UnreadableEventError(`does not fit its contract: ${faults.join('; ')}`);
};
