import { natsOptions } from '@forecourt/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { address } from './system.ts';

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
