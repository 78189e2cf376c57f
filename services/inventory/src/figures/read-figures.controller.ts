import { LOOKED_AT_DAYS, type LookedAt, type Looks, type VehicleFigures } from '@forecourt/contracts';
import { addDays, ukDay, vehicleTitle } from '@forecourt/rules';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { refuseQuery } from '../vehicles/refuse-query.ts';
import { vehicleNotFound } from '../vehicles/vehicle.errors.ts';
import { parseVehicleId } from '../vehicles/vehicle-id.ts';

/** Fewer say nothing. */
const FEWEST_VIEWS = 3;
/** Some may be sold or removed. */
const MOST_READ = 200;
const MOST_LISTED = 20;

@Controller('api/vehicles')
@StaffMay('stock.read')
export class ReadFiguresController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stock: Stock,
  ) {}

  /** GET /api/vehicles/looked-at. */
  @Get('looked-at')
  async lookedAt(@Query() query: unknown): Promise<LookedAt> {
    refuseQuery(query);
    const rows: { id: number; views: number }[] = await this.dataSource.query(
      `SELECT vehicle_id AS id, sum(views)::integer AS views FROM vehicle_figure WHERE day > $1
       GROUP BY vehicle_id HAVING sum(enquiries) = 0 AND sum(views) >= $2 ORDER BY sum(views) DESC, vehicle_id LIMIT $3`,
      [addDays(ukDay(Date.now()), -LOOKED_AT_DAYS), FEWEST_VIEWS, MOST_READ],
    );
    const stock = await this.stock.current();
    const listed = rows.flatMap(({ id, views }) => {
      const van = stock.find(id);
      return van && !van.isSold && van.stockStatus !== 'Sold' ? [{ id, title: vehicleTitle(van), views }] : [];
    });
    return listed.slice(0, MOST_LISTED);
  }

  /** GET /api/vehicles/looks. */
  @Get('looks')
  async looks(@Query() query: unknown): Promise<Looks> {
    refuseQuery(query);
    const rows: { id: number; views: number }[] = await this.dataSource.query(
      'SELECT vehicle_id AS id, sum(views)::integer AS views FROM vehicle_figure WHERE day > $1 GROUP BY vehicle_id HAVING sum(views) > 0',
      [addDays(ukDay(Date.now()), -LOOKED_AT_DAYS)],
    );
    return Object.fromEntries(rows.map(({ id, views }) => [id, views]));
  }

  /** GET /api/vehicles/{id}/figures. */
  @Get(':id/figures')
  async figures(@Param('id') idText: string, @Query() query: unknown): Promise<VehicleFigures> {
    refuseQuery(query);
    const id = parseVehicleId(idText);
    const van = (await this.stock.current(id)).find(id);
    if (!van) throw vehicleNotFound(id);
    const days = await this.dataSource.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, views, gallery, fit, saved, enquiries
       FROM vehicle_figure WHERE vehicle_id = $1 ORDER BY vehicle_figure.day`,
      [id],
    );
    const prices: { since: Date; price: string }[] = await this.dataSource.query(
      'SELECT since, price FROM vehicle_price WHERE vehicle_id = $1 ORDER BY version',
      [id],
    );
    return {
      title: vehicleTitle(van),
      days,
      prices: prices.map(({ since, price }) => ({ since: ukDay(since.getTime()), price })),
    };
  }
}
