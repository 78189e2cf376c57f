import { getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** Answers as inventory does when it is asked for a vehicle, on a NATS of the test's own. */
export class StandInStock {
  private readonly vehicles = new Map<number, Vehicle>();
  /** Hears questions and gives no answer. */
  isSilent = false;

  private constructor(private readonly connection: NatsConnection) {}

  static async on(natsUrl: string): Promise<StandInStock> {
    const stock = new StandInStock(await connect({ servers: natsUrl }));
    stock.connection.subscribe(getVehicleV1.subject, {
      callback: (_error, message) => {
        const { id } = getVehicleV1.question.parse(message.json());
        if (!stock.isSilent) message.respond(JSON.stringify({ answer: { vehicle: stock.vehicles.get(id) ?? null } }));
      },
    });
    await stock.connection.flush();
    return stock;
  }

  /** Adds a vehicle without a word. */
  have(vehicle: Vehicle): void {
    this.vehicles.set(vehicle.id, vehicle);
  }

  /** Nobody answers any more. */
  async stop(): Promise<void> {
    await this.connection.close();
  }
}
