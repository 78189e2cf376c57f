import { randomUUID } from 'node:crypto';
import { NatsLink } from '@forecourt/server-kit';
import { eventually } from '@forecourt/testing';
import type { RunningMedia } from './running-media.ts';
import { until } from './until.ts';

/** Publishes an event of a vehicle, as inventory does, and waits until media has handled it. */
export const publishEvent = async (
  media: RunningMedia,
  { type, vehicleId, version, data }: { type: string; vehicleId: number; version: number; data: unknown },
): Promise<void> => {
  const { client } = await media.app.get(NatsLink).handle;
  const [id, occurredAt] = [randomUUID(), new Date().toISOString()];
  const envelope = {
    id,
    type,
    occurredAt,
    entityId: String(vehicleId),
    entityVersion: version,
    correlationId: randomUUID(),
    causationId: null,
    data,
  };
  // The stream exists a moment after the service has started.
  await eventually(() => client.publish(type, JSON.stringify(envelope), { msgID: id }));
  await until(async () => {
    const [handled] = await media.database.query('SELECT event_id FROM inbox WHERE event_id = $1', [id]);
    return handled;
  });
};
