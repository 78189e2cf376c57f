import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { vehicleNotRemoved, vehicleNotRestorable } from './vehicle.errors.ts';

const RESTORABLE_MS = RESTORABLE_DAYS * 86_400_000;

/** A removed vehicle's row. */
export type RemovedRow = VehicleRow & { readonly deletedAt: Date };

export const restorableUntil = ({ deletedAt }: RemovedRow): Date => new Date(deletedAt.getTime() + RESTORABLE_MS);

const isRemoved = (row: VehicleRow): row is RemovedRow => row.deletedAt !== null;

/** The vehicles that can be brought back (D27). */
@Injectable()
export class RemovedVehicles {
  constructor(private readonly dataSource: DataSource) {}

  /** The last removed first. */
  async list(): Promise<RemovedRow[]> {
    const rows = await this.dataSource.getRepository(VehicleEntity).find({
      where: { deletedAt: MoreThan(new Date(Date.now() - RESTORABLE_MS)) },
      withDeleted: true,
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.filter(isRemoved);
  }

  /** The row of a removed vehicle, locked until the transaction ends. 404 where there is none any more, 409 where it is in stock. */
  async lock(manager: EntityManager, id: number): Promise<RemovedRow> {
    const row = await manager.findOne(VehicleEntity, {
      where: { id },
      withDeleted: true,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw vehicleNotRestorable(id);
    if (!isRemoved(row)) throw vehicleNotRemoved(id);
    if (restorableUntil(row) < new Date()) throw vehicleNotRestorable(id);
    return row;
  }
}
