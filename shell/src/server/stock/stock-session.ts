import { streamPosition } from '@forecourt/contracts';
import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsSession } from '../nats/nats-link.ts';

export interface StockListener {
  /** From now on every event after this position is heard; some may have been missed before. */
  trusted(position: string): void;
  /** Events may be missed until `trusted` is called again. */
  lost(): void;
  changed(vehicleId: string, position: string): void;
}

const STREAM = 'inventory';
const EVENTS = 'inventory.vehicle.>';
const HEARTBEAT_MS = 2_000;

/** Hears, in order and each once, what happens to the stock, as every shell must: its pages are made of it. */
export const stockSession =
  (listener: StockListener): NatsSession =>
  async (connection, signal) => {
    try {
      const { streams } = await jetstreamManager(connection);
      const { created, state } = await streams.info(STREAM);
      const consumer = await jetstream(connection).consumers.get(STREAM, {
        filter_subjects: EVENTS,
        // Not 'new': an event between the two calls would be missed.
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: state.last_seq + 1,
        inactive_threshold: 30_000,
      });
      const messages = await consumer.consume({ idle_heartbeat: HEARTBEAT_MS, abort_on_missing_resource: true });
      signal.addEventListener('abort', () => messages.stop(), { once: true });
      void (async () => {
        for await (const { type } of messages.status()) {
          // A consumer that lost its place mends itself, but does not say what it missed: begin again instead.
          if (type === 'heartbeats_missed' || type === 'reset' || type === 'consumer_deleted') messages.stop();
        }
      })();
      // The stream holds other events too, of which answers about the stock say nothing.
      const last = await streams.getMessage(STREAM, { last_by_subj: EVENTS });
      if (!signal.aborted) listener.trusted(streamPosition(created, Math.min(last?.seq ?? 0, state.last_seq)));
      for await (const message of messages) {
        const { entityId } = message.json<{ entityId?: unknown }>();
        listener.changed(String(entityId), streamPosition(created, message.seq));
      }
    } finally {
      listener.lost();
    }
  };
