import type { JetStreamHandle } from '@forecourt/server-kit';
import { DiscardPolicy, RetentionPolicy, StorageType, type StreamInfo } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const DUPLICATE_WINDOW_MS = 10 * 60 * 1_000;
/** JetStream's error code for a stream with that name but another configuration. */
const NAME_IN_USE = 10_058;

/**
 * Creates the stream if it is missing, and returns its state. Both publishers and consumers call this, so that neither depends
 * on the other's start; only the publisher may change the configuration. Works with nats-server 2.9.
 *
 * @param service the calling service
 */
export const ensureStream = async (
  { manager, replicas }: Pick<JetStreamHandle, 'manager' | 'replicas'>,
  name: string,
  service: string,
): Promise<StreamInfo> => {
  const config = {
    name,
    subjects: [`${name}.>`],
    storage: StorageType.File,
    num_replicas: replicas,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(WEEK_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    // Only the latest message of the storage check is kept.
    allow_rollup_hdrs: true,
  };
  try {
    return await manager.streams.add(config);
  } catch (error) {
    // The stream may be from an earlier release or changed by an operator: keep what we do not set.
    if (!(error instanceof Error && 'code' in error && error.code === NAME_IN_USE)) throw error;
    return name === service ? manager.streams.update(name, config) : manager.streams.info(name);
  }
};
