import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { vehicleNotRemoved, vehicleNotRestorable } from './vehicle.errors.ts';

const RESTORABLE_MS = RESTORABLE_DAYS * 86_400_000;

/** The row of a removed vehicle. */
export type RemovedRow = VehicleRow & { readonly deletedAt: Date };

export const restorableUntil = ({ deletedAt }: RemovedRow): Date => new Date(deletedAt.getTime() + RESTORABLE_MS);

const isRemoved = (row: VehicleRow): row is RemovedRow => row.deletedAt !== null;

/** The vehicles that can be restored (D27). */
@Injectable()
export class RemovedVehicles {
  constructor(private readonly dataSource: DataSource) {}

  /** Most recently removed first. */
  async list(): Promise<RemovedRow[]> {
    const rows = await this.dataSource.getRepository(VehicleEntity).find({
      where: { deletedAt: MoreThan(new Date(Date.now() - RESTORABLE_MS)) },
      withDeleted: true,
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.filter(isRemoved);
  }

  /** Finds a removed vehicle and locks its row until the transaction ends. @throws {ProblemError} 404 if it can no longer be restored, 409 if it is in stock. */
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
