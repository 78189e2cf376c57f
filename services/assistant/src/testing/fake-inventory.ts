import { randomUUID } from 'node:crypto';
import { getVehicleV1, listStockV1, type Vehicle } from '@forecourt/contracts';
import { eventually, type OwnNats } from '@forecourt/testing';
import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';

const PAGE = 2;

/** A fake inventory on the test's own NATS: publishes its vans and answers commands. */
export class StandInInventory {
  readonly #stock = new Map<number, Vehicle>();
  #questions: readonly Subscription[] = [];
  readonly #answering = new Set<Promise<void>>();
  /** The start of each page that was requested. */
  readonly asked: number[] = [];
  /** Awaited between reading the stock and answering. */
  whenAsked: (after: number) => Promise<void> = async () => undefined;

  private constructor(private readonly connection: NatsConnection) {}

  static async on(nats: OwnNats): Promise<StandInInventory> {
    return new StandInInventory(await connect({ servers: nats.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 }));
  }

  /** Adds or changes a van without an event. */
  have(...vehicles: Vehicle[]): void {
    for (const vehicle of vehicles) this.#stock.set(vehicle.id, vehicle);
  }

  /** Removes a van without an event. */
  lose({ id }: Vehicle): void {
    this.#stock.delete(id);
  }

  /** Adds or changes a van and publishes the event. */
  async put(vehicle: Vehicle): Promise<void> {
    this.have(vehicle);
    await this.#announce('inventory.vehicle.updated.v1', vehicle.id, vehicle.version, { vehicle, changed: ['price'] });
  }

  async remove(vehicle: Vehicle): Promise<void> {
    this.lose(vehicle);
    const { id, version } = vehicle;
    await this.#announce('inventory.vehicle.removed.v1', id, version + 1, { vehicleId: id });
  }

  /** Starts to answer commands. */
  async come(): Promise<void> {
    this.#questions = [
      this.connection.subscribe(listStockV1.subject, { callback: (_error, message) => this.#begin(message) }),
      this.connection.subscribe(getVehicleV1.subject, { callback: (_error, message) => this.#answerOne(message) }),
    ];
    await this.connection.flush();
  }

  async goAway(): Promise<void> {
    for (const questions of this.#questions) questions.unsubscribe();
    await this.connection.flush();
  }

  /** Resolves once the answers that have begun are finished; rejects if one failed. */
  async stop(): Promise<void> {
    await this.goAway();
    await Promise.all(this.#answering).finally(() => this.connection.close());
  }

  #begin(message: Msg): void {
    const answer = this.#answer(message);
    // Its failure is told by `stop`; unheeded until then, it would end the process.
    answer.catch(() => undefined);
    this.#answering.add(answer);
  }

  async #answer(message: Msg): Promise<void> {
    const { after } = listStockV1.question.parse(message.json());
    this.asked.push(after);
    const stock = [...this.#stock.values()].filter(({ id }) => id > after).toSorted((one, other) => one.id - other.id);
    await this.whenAsked(after);
    const vehicles = stock.slice(0, PAGE);
    const next = stock.length > PAGE ? (vehicles.at(-1)?.id ?? null) : null;
    message.respond(JSON.stringify({ answer: listStockV1.answer.parse({ vehicles, next }) }));
  }

  #answerOne(message: Msg): void {
    const { id } = getVehicleV1.question.parse(message.json());
    message.respond(JSON.stringify({ answer: { vehicle: this.#stock.get(id) ?? null } }));
  }

  /** Resolves when JetStream has stored the event; the services create the stream. */
  async #announce(type: string, entityId: number, entityVersion: number, data: object): Promise<void> {
    const envelope = { id: randomUUID(), type, occurredAt: new Date().toISOString(), correlationId: 'stock', causationId: null };
    const event = JSON.stringify({ ...envelope, entityId: String(entityId), entityVersion, data });
    await eventually(() => this.connection.request(type, event, { timeout: 2_000 }));
  }
}
