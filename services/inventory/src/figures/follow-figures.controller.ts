import {
  type EnquiryEnteredV1,
  type EnquiryReceivedV1,
  enquiryEnteredV1,
  enquiryReceivedV1,
  type VehicleEvent,
  vehicleAfter,
  vehicleEvents,
} from '@forecourt/contracts';
import { ukDay } from '@forecourt/rules';
import { type EventContext, HandlesEvents, HandlesManyEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';

/** What the figures of a van take from events: enquiries about it, and the prices that it has had. */
@Controller()
export class FollowFiguresController {
  @HandlesEvents(enquiryReceivedV1)
  async countEnquiry({ occurredAt, data }: EnquiryReceivedV1 | EnquiryEnteredV1, { manager }: EventContext): Promise<void> {
    if (data.vehicleId === null) return;
    await manager.query(
      `INSERT INTO vehicle_figure AS figure (day, vehicle_id, enquiries) SELECT $1::date, id, 1 FROM vehicle WHERE id = $2
       ON CONFLICT (day, vehicle_id) DO UPDATE SET enquiries = figure.enquiries + 1`,
      [ukDay(Date.parse(occurredAt)), data.vehicleId],
    );
  }

  /** By itself: one consumer of both would be a new one, which counts what is in the stream again. */
  @HandlesEvents(enquiryEnteredV1)
  async countEntered(event: EnquiryEnteredV1, context: EventContext): Promise<void> {
    await this.countEnquiry(event, context);
  }

  @HandlesManyEvents(...vehicleEvents)
  async keepPrices(events: readonly VehicleEvent[], { manager }: EventContext): Promise<void> {
    const told = events.flatMap((event) => {
      const { id, vehicle } = vehicleAfter(event);
      return vehicle === null ? [] : { id, version: event.entityVersion, since: event.occurredAt, price: vehicle.price };
    });
    await manager.query(
      `WITH told AS (
         SELECT * FROM json_to_recordset($1) AS told (id integer, version integer, since timestamptz, price numeric)
       ), known AS (
         SELECT vehicle_id AS id, version, price FROM vehicle_price WHERE vehicle_id IN (SELECT id FROM told)
         UNION ALL SELECT id, version, price FROM told
       )
       INSERT INTO vehicle_price (vehicle_id, version, since, price) SELECT id, told.version, since, told.price
       FROM told JOIN vehicle USING (id)
       WHERE told.price IS DISTINCT FROM (SELECT price FROM known WHERE known.id = told.id AND known.version < told.version
         ORDER BY known.version DESC LIMIT 1)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(told)],
    );
  }
}
