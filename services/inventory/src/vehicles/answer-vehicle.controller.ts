import { type CommandDefinition, getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { toSnapshot } from './vehicle.mapper.ts';

type Question = typeof getVehicleV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** cmd.inventory.get-vehicle.v1. From the table, as this replica may not have heard of a vehicle either. */
@Controller()
export class AnswerVehicleController {
  constructor(private readonly dataSource: DataSource) {}

  @MessagePattern<string>(getVehicleV1.subject)
  async answer(@Payload() { id }: Question): Promise<{ vehicle: Vehicle | null }> {
    const row = await this.dataSource.getRepository(VehicleEntity).findOneBy({ id });
    return { vehicle: row && toSnapshot(row) };
  }
}
