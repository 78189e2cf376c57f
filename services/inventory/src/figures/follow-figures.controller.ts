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
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
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

  @HandlesEvents(...vehicleEvents)
  async keepPrice(event: VehicleEvent, { manager }: EventContext): Promise<void> {
    const { id, vehicle } = vehicleAfter(event);
    if (vehicle === null) return;
    await manager.query(
      `INSERT INTO vehicle_price (vehicle_id, version, since, price) SELECT id, $2, $3, $4 FROM vehicle
       WHERE id = $1 AND $4::numeric IS DISTINCT FROM
         (SELECT price FROM vehicle_price WHERE vehicle_id = $1 AND version < $2 ORDER BY version DESC LIMIT 1)
       ON CONFLICT DO NOTHING`,
      [id, event.entityVersion, event.occurredAt, vehicle.price],
    );
  }
}
