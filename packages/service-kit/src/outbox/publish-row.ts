import { CORRELATION_HEADER, TRACE_HEADER, traced } from '@forecourt/server-kit';
import type { JetStreamClient } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { OutboxRow } from './outbox-rows.ts';

/** Publishes an event with its correlation id and trace. @returns its sequence in the stream. */
export const publishRow = (client: JetStreamClient, { envelope, traceparent, isReplay }: OutboxRow): Promise<number> => {
  const { id, type, correlationId } = envelope;
  const origin = isReplay ? { repeats: traceparent } : { parent: traceparent };
  return traced(`publish ${type}`, { kind: 'producer', ...origin, facts: { 'messaging.message.id': id } }, async (span) => {
    const header = headers();
    header.set(CORRELATION_HEADER, correlationId);
    if (span) header.set(TRACE_HEADER, span.traceparent);
    const { seq } = await client.publish(type, JSON.stringify(envelope), { msgID: id, headers: header });
    return seq;
  });
};
