import { isDeepStrictEqual } from 'node:util';
import { type PicturesCopiedV1, picturesCopiedV1, vehicleUpdatedV1 } from '@forecourt/contracts';
import { type EventContext, HandlesEvents, Outbox } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WRITTEN } from '../imports/written.ts';
import { Stock } from '../stock/stock.ts';
import { tell } from '../vehicles/tell.ts';
import { VehicleEntity } from '../vehicles/vehicle.entity.ts';
import { withCopies } from './with-copies.ts';

/** Puts our copies of pictures in the place of their addresses on other sites (ADR 082). */
@Controller()
export class TakeCopiesController {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** An address that staff have removed or replaced meanwhile is not there to be replaced. */
  @HandlesEvents(picturesCopiedV1)
  async take({ data: { vehicleId, copies } }: PicturesCopiedV1, { manager }: EventContext): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const stored = await manager.findOne(VehicleEntity, { where: { id: vehicleId }, lock });
    if (!stored) return;
    const pictures = withCopies(stored, new Map(copies.map(({ address, path }) => [address, path])));
    const { images, imageUrl, imageGallery } = stored;
    if (isDeepStrictEqual(pictures, { images, imageUrl, imageGallery })) return;
    const before = await writtenOf(manager, vehicleId);
    const changes = { ...pictures, version: stored.version + 1, updatedAt: new Date() };
    const updated = await manager.save(VehicleEntity, { ...stored, ...changes });
    await manager.query(
      `INSERT INTO copied_picture (vehicle_id, address, path) SELECT $1, address, path FROM unnest($2::text[], $3::text[]) AS copy (address, path)
       ON CONFLICT (vehicle_id, address) DO UPDATE SET path = excluded.path`,
      [vehicleId, copies.map(({ address }) => address), copies.map(({ path }) => path)],
    );
    // Nobody has edited the van: its import can still be undone.
    await manager.query('UPDATE stock_import_row SET written = $3 WHERE vehicle_id = $1 AND written = $2', [
      vehicleId,
      before,
      await writtenOf(manager, vehicleId),
    ]);
    await tell(this.outbox, manager, [updated], vehicleUpdatedV1);
    this.stock.applyOnCommit(manager, [updated]);
  }
}

const writtenOf = async (manager: EntityManager, id: number): Promise<string | undefined> => {
  const [row]: { written: string }[] = await manager.query(`SELECT ${WRITTEN} AS written FROM vehicle WHERE id = $1`, [id]);
  return row?.written;
};
