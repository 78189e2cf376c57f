import { eventually, OwnNats } from '@forecourt/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { noteController, writeNote } from '../testing/note-service.ts';
import { newName, startTestService } from '../testing/test-service.ts';

let servers: ReadonlyMap<string, OwnNats>;
beforeAll(async () => {
  servers = await OwnNats.startCluster();
});
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it('keeps its stream on three servers, and goes on when the one that leads it dies', async () => {
  const urls = [...servers.values()].map(({ url }) => url);
  const name = newName();
  const heard: string[] = [];
  const controllers = [noteController(name, ({ entityId }) => void heard.push(entityId))];
  const service = await startTestService({ name, controllers, environment: { NATS_URL: urls[0] ?? '' } });
  const nats = await connect({ servers: urls });
  try {
    await writeNote(service, name, 'x', 'before');
    await eventually(() => expect(heard).toEqual(['before']));
    const { streams } = await jetstreamManager(nats);
    const { config, cluster } = await streams.info(name);
    expect([config.num_replicas, cluster?.replicas?.length]).toEqual([3, 2]);

    await servers.get(cluster?.leader ?? '')?.kill();
    await writeNote(service, name, 'x', 'after');
    await eventually(() => expect(heard).toContain('after'));
    expect(new Set(heard)).toEqual(new Set(['before', 'after']));
    const now = await eventually(async () => (await streams.info(name)).cluster?.leader);
    expect(now).not.toBe(cluster?.leader);
  } finally {
    await service.close();
    await nats.close();
  }
});
