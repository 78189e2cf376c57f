import type { EventOf } from '@forecourt/contracts';
import { natsOptions } from '@forecourt/contracts';
import { serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';

type VehicleEvent = EventOf<Record<string, unknown>>;

/** Records events from now on, those of vehicles by default. Other tests share the stream, so look events up by correlation id. */
export class PublishedEvents {
  readonly #heard: VehicleEvent[] = [];
  #told: () => void = () => undefined;

  private constructor(private readonly connection: NatsConnection) {}

  static async listen(subject = 'inventory.vehicle.>'): Promise<PublishedEvents> {
    const connection = await connect(natsOptions(serverUrl('NATS_URL')));
    const events = new PublishedEvents(connection);
    connection.subscribe(subject, {
      callback: (_error, message) => {
        events.#heard.push(message.json<VehicleEvent>());
        events.#told();
      },
    });
    await connection.flush();
    return events;
  }

  all(): readonly VehicleEvent[] {
    return this.#heard;
  }

  heard(correlationId: string): VehicleEvent[] {
    return this.#heard.filter((event) => event.correlationId === correlationId);
  }

  /** Waits for the first event of a request. */
  async first(correlationId: string): Promise<VehicleEvent> {
    for (;;) {
      const [event] = this.heard(correlationId);
      if (event) return event;
      await new Promise<void>((resolve) => {
        this.#told = resolve;
      });
    }
  }

  async stop(): Promise<void> {
    await this.connection.close();
  }
}
