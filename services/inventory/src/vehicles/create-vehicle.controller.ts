import { createVehicleSchema, type Vehicle, vehicleAddedV1 } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, Outbox, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { Stock } from '../stock/stock.ts';
import { tell } from './tell.ts';
import { requireUnique } from './unique-in-stock.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapper.ts';
import { toFacts } from './vehicle-input.mapper.ts';

@Controller('api/vehicles')
export class CreateVehicleController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('stock.write')
  @Idempotent()
  async create(@Body() body: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<Vehicle> {
    const vehicle = await this.dataSource.transaction(async (manager) => {
      const now = new Date();
      const vehicles = manager.getRepository<VehicleRow>(VehicleEntity);
      const facts = toFacts(parseInput(createVehicleSchema, body));
      await requireUnique(manager, facts);
      const verifiedFields = await this.verified.of(manager, facts);
      const row = { ...facts, verifiedFields, version: 1, createdAt: now, updatedAt: now, deletedAt: null, heldAt: null };
      const { id } = await vehicles.save(row);
      // Read back, so that this replica sends the same bytes and ETag as those that read it later.
      const added = await vehicles.findOneByOrFail({ id });
      await tell(this.outbox, manager, [added], vehicleAddedV1);
      await this.staffActions.record(manager, { action: 'vehicle.added', recordType: 'vehicle', recordId: String(id) });
      this.stock.applyOnCommit(manager, [added]);
      return toVehicle(added);
    });
    reply.header('location', `/api/vehicles/${vehicle.id}`);
    return vehicle;
  }
}
