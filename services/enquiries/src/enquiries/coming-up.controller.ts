import type { Diary, DiaryEntry } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BEGINS } from './due-today.ts';

/** More than a screen holds; the rest are only counted. */
const LISTED = 200;

type Found = Omit<DiaryEntry, 'at'> & { readonly at: Date; readonly count: number };

/** GET /api/inquiries/coming-up: the calls to make, also those that are overdue, and the appointments from today on. */
@Controller('api/inquiries/coming-up')
@StaffMay('enquiries.read')
export class ComingUpController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async list(): Promise<Diary> {
    const found: Found[] = await this.dataSource.query(
      `SELECT count(*) OVER ()::integer AS count, planned.id, planned.what, planned.at, customer_name AS "customerName", assignee,
         nullif(concat_ws(' ', vehicle.year, vehicle.make, vehicle.model), '') AS van
       FROM (
         SELECT id, 'call' AS what, ring_again_at AS at FROM enquiry WHERE ring_again_at IS NOT NULL
         UNION ALL
         SELECT id, 'appointment', appointment_at FROM enquiry WHERE status = 'appointment' AND appointment_at >= ${BEGINS}
       ) AS planned
       JOIN enquiry ON enquiry.id = planned.id LEFT JOIN vehicle ON vehicle.id = enquiry.vehicle_id
       ORDER BY planned.at, planned.id, planned.what LIMIT ${LISTED}`,
    );
    return {
      count: found[0]?.count ?? 0,
      entries: found.map(({ count: _, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    };
  }
}
