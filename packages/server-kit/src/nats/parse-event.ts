import { type EventDefinition, type EventOf, envelopeSchema, readEvent } from '@forecourt/contracts';
import { ZodError } from 'zod';

/** An event of any type, of which only the envelope has been checked. */
export type ReceivedEvent = EventOf<unknown>;

const receivedSchema = envelopeSchema.loose();

/** A message that cannot be parsed, so that redelivery is pointless. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** An event of a type that this release does not handle, but a newer one may. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
  constructor(readonly event: ReceivedEvent) {
    super(`${event.type} is not handled here`);
  }
}

/** @throws {UnreadableEventError} if it is not JSON, not an event, or not of the type in its subject. */
export const parseEnvelope = (subject: string, payload: string): ReceivedEvent => {
  const event = explained(() => receivedSchema.parse(JSON.parse(payload))) as ReceivedEvent;
  if (event.type !== subject) throw new UnreadableEventError(`does not fit its contract: type: ${event.type} on ${subject}`);
  return event;
};

/**
 * @throws {UnreadableEventError} see {@link parseEnvelope}; also if it breaks its contract.
 * @throws {UnknownEventError} if it is of none of these types.
 */
export const parseEvent = (definitions: readonly EventDefinition[], subject: string, payload: string): ReceivedEvent => {
  const event = parseEnvelope(subject, payload);
  const known = explained(() => readEvent(definitions, event));
  if (known === undefined) throw new UnknownEventError(event);
  return known;
};

const explained = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ZodError)) throw new UnreadableEventError('not JSON', { cause: error });
    const faults = error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    throw new UnreadableEventError(`does not fit its contract: ${faults.join('; ')}`);
  }
};
