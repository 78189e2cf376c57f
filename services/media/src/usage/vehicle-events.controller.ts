import {
  type VehicleAddedV1,
  type VehicleRemovedV1,
  type VehicleUpdatedV1,
  vehicleAddedV1,
  vehicleRemovedV1,
  vehicleUpdatedV1,
} from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { CardRenderings } from './card-renderings.ts';
import { RecordUsage } from './record-usage.ts';
import { cardImage, usedImages } from './used-images.ts';

/** Follows the stock: which pictures are used, and which will be looked at next. */
@Controller()
export class VehicleEventsController {
  constructor(
    private readonly usage: RecordUsage,
    private readonly cards: CardRenderings,
  ) {}

  @EventPattern<string>(vehicleAddedV1.type)
  async added(@Payload() event: VehicleAddedV1, @Ctx() context: EventContext): Promise<void> {
    await this.follow(event, context);
  }

  @EventPattern<string>(vehicleUpdatedV1.type)
  async updated(@Payload() event: VehicleUpdatedV1, @Ctx() context: EventContext): Promise<void> {
    await this.follow(event, context);
  }

  @EventPattern<string>(vehicleRemovedV1.type)
  async removed(@Payload() event: VehicleRemovedV1, @Ctx() context: EventContext): Promise<void> {
    await this.usage.record(context.manager, event.data.vehicleId, event.entityVersion, []);
  }

  private async follow({ entityVersion, data }: VehicleAddedV1 | VehicleUpdatedV1, { manager }: EventContext): Promise<void> {
    await this.usage.record(manager, data.vehicle.id, entityVersion, usedImages(data.vehicle));
    const key = cardImage(data.vehicle);
    if (key) await this.cards.prepare(key);
  }
}
