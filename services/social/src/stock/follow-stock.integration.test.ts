import { randomUUID } from 'node:crypto';
import { natsOptions } from '@forecourt/contracts';
import { eventually, serverUrl, someVehicle } from '@forecourt/testing';
import { connect } from '@nats-io/transport-node';
import { SocialDatabase, SocialProcess } from '../testing/social-process.ts';

it('copies the stock from events, and marks removed vehicles as removed', async () => {
  const database = await SocialDatabase.create();
  const social = await SocialProcess.start({
    DATABASE_URL: database.url,
    NATS_URL: serverUrl('NATS_URL'),
    SOCIAL_DIR: `/tmp/social-${randomUUID()}`,
  });
  const nats = await connect(natsOptions(serverUrl('NATS_URL')));
  const announce = (type: string, entityVersion: number, data: object) =>
    nats.publish(
      type,
      JSON.stringify({
        id: randomUUID(),
        type,
        occurredAt: new Date().toISOString(),
        entityId: '4711',
        entityVersion,
        correlationId: 'stock',
        causationId: null,
        data,
      }),
    );
  const vehicle = someVehicle({ id: 4_711 });
  const told = async (): Promise<unknown> => {
    const [row] = await database.rows(`SELECT vehicle->>'price' AS price, is_removed FROM vehicle WHERE id = 4711`);
    return row;
  };
  // The stream must exist before anything is published.
  await eventually(async () => {
    announce('inventory.vehicle.added.v1', 1, { vehicle });
    await nats.flush();
    expect(await told()).toEqual({ price: '18995.00', is_removed: false });
  });

  announce('inventory.vehicle.updated.v1', 2, { vehicle: { ...vehicle, price: '17995.00' }, changed: ['price'] });
  await eventually(async () => expect(await told()).toEqual({ price: '17995.00', is_removed: false }));
  announce('inventory.vehicle.removed.v1', 3, { vehicleId: 4_711 });
  await eventually(async () => expect(await told()).toEqual({ price: '17995.00', is_removed: true }));

  await nats.close();
  await social.stop();
  await database.drop();
});
