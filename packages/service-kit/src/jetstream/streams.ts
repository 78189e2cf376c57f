import { DEAD_LETTERS } from '@forecourt/contracts';
import { DiscardPolicy, type JetStreamManager, RetentionPolicy, StorageType, type StreamInfo } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DUPLICATE_WINDOW_MS = 10 * 60 * 1_000;
/** JetStream's code for a stream of that name with another configuration. */
const NAME_IN_USE = 10_058;

/**
 * Makes sure that the stream is there, and tells its state. Publishers and consumers both do, so that neither waits
 * for the other's start; only its publisher may change one. Nothing newer than nats-server 2.9 is asked for.
 *
 * @param service the service that calls
 */
export const ensureStream = async (manager: JetStreamManager, name: string, service: string): Promise<StreamInfo> => {
  const config = {
    name,
    subjects: [`${name}.>`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos((name === DEAD_LETTERS ? 30 : 7) * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    // Of what proves that the stream can store, only the latest is kept.
    allow_rollup_hdrs: true,
  };
  try {
    return await manager.streams.add(config);
  } catch (error) {
    // Left by an earlier release, or given more replicas by an operator: keep what we do not set.
    if (!(error instanceof Error && 'code' in error && error.code === NAME_IN_USE)) throw error;
    return name === service ? manager.streams.update(name, config) : manager.streams.info(name);
  }
};
