import { getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** A fake inventory that answers commands for a vehicle, on the test's own NATS. */
export class StandInStock {
  private readonly vehicles = new Map<number, Vehicle>();
  /** Receives commands without answering. */
  isSilent = false;
  /** Answers no sooner than this. */
  until: Promise<unknown> = Promise.resolve();

  private constructor(private readonly connection: NatsConnection) {}

  static async on(natsUrl: string): Promise<StandInStock> {
    const stock = new StandInStock(await connect({ servers: natsUrl }));
    stock.connection.subscribe(getVehicleV1.subject, {
      callback: (_error, message) => {
        const { id } = getVehicleV1.question.parse(message.json());
        const respond = () => message.respond(JSON.stringify({ answer: { vehicle: stock.vehicles.get(id) ?? null } }));
        if (!stock.isSilent) void stock.until.then(respond);
      },
    });
    await stock.connection.flush();
    return stock;
  }

  /** Adds a vehicle without an event. */
  have(vehicle: Vehicle): void {
    this.vehicles.set(vehicle.id, vehicle);
  }

  /** Removes a vehicle without an event. */
  lose(id: number): void {
    this.vehicles.delete(id);
  }

  /** Stops listening. */
  async stop(): Promise<void> {
    await this.connection.close();
  }
}
