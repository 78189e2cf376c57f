import { natsOptions } from '@forecourt/contracts';
import { type JsMsg, jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { address, eventually } from './system.ts';

interface PublishedEvent {
  readonly type: string;
  readonly entityId: string;
  readonly entityVersion: number;
}

/** Every event in inventory's stream, oldest first. */
export async function publishedEvents(): Promise<PublishedEvent[]> {
  const connection = await connect(natsOptions(address('NATS')));
  try {
    const consumer = await jetstream(connection).consumers.get('inventory', { filter_subjects: 'inventory.vehicle.>' });
    const { num_pending: waiting } = await consumer.info();
    const events: PublishedEvent[] = [];
    if (waiting === 0) return events;
    for await (const message of await consumer.consume()) {
      events.push(message.json());
      if (message.info.pending === 0) break;
    }
    return events;
  } finally {
    await connection.close();
  }
}

/** Sends every event of a stream again, as if it were new, and resolves to their number once every consumer has handled them. */
export async function replayAll(stream: string, times: number): Promise<number> {
  const connection = await connect(natsOptions(address('NATS')));
  try {
    const client = jetstream(connection);
    const manager = await client.jetstreamManager();
    const { state } = await manager.streams.info(stream);
    const messages: JsMsg[] = [];
    for await (const message of await (await client.consumers.get(stream, {})).consume()) {
      if (!message.subject.includes('.health.')) messages.push(message);
      if (message.seq === state.last_seq) break;
    }
    for (let time = 0; time < times; time += 1) {
      for (const { subject, data } of messages) await client.publish(subject, data);
    }
    await eventually(
      'every consumer has handled them',
      async () => {
        const consumers = await manager.consumers.list(stream).next();
        const named = consumers.filter(({ config }) => config.durable_name);
        return named.length > 0 && named.every(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending === 0);
      },
      180,
    );
    return messages.length * times;
  } finally {
    await connection.close();
  }
}
