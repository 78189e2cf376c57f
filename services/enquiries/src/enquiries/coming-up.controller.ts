import type { Diary, DiaryEntry, UndatedEntry } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BEGINS, TO_SETTLE, VAN_IS, WITHOUT_DAY } from './due-today.ts';

/** More than a screen holds; the rest are only counted. */
const LISTED = 200;

type Found = Omit<DiaryEntry, 'at'> & { readonly at: Date };

const dated = ({ at, ...entry }: Found): DiaryEntry => ({ ...entry, at: at.toISOString() });
const undated = (entry: Found): UndatedEntry => ({ ...entry, at: null });

const AHEAD = `
  SELECT id, 'call' AS what, ring_again_at AS at FROM enquiry WHERE ring_again_at IS NOT NULL
  UNION ALL
  SELECT id, 'appointment', appointment_at FROM enquiry WHERE status = 'appointment' AND appointment_at >= ${BEGINS}`;
const appointmentsThat = (condition: string): string =>
  `SELECT id, 'appointment' AS what, appointment_at AS at FROM enquiry WHERE ${condition}`;

/**
 * GET /api/inquiries/coming-up: the calls to make, also those that are overdue, and the appointments from today on; apart from them, the
 * appointments that nobody has settled and those without a day.
 */
@Controller('api/inquiries/coming-up')
@StaffMay('enquiries.read')
export class ComingUpController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async list(): Promise<Diary> {
    return {
      ...(await this.part(AHEAD, dated)),
      toSettle: await this.part(appointmentsThat(TO_SETTLE), dated),
      withoutDay: await this.part(appointmentsThat(WITHOUT_DAY), undated),
    };
  }

  /** How many of these are planned, and the first of them by time. */
  private async part<Entry>(planned: string, toEntry: (found: Found) => Entry): Promise<{ count: number; entries: Entry[] }> {
    const found: (Found & { readonly count: number })[] = await this.dataSource.query(
      `SELECT count(*) OVER ()::integer AS count, planned.id, planned.what, planned.at, customer_name AS "customerName", customer_phone AS "customerPhone", assignee,
         nullif(concat_ws(' ', vehicle.year, vehicle.make, vehicle.model), '') AS van,
         vehicle.registration_number AS "registrationNumber", ${VAN_IS}
       FROM (${planned}) AS planned
       JOIN enquiry ON enquiry.id = planned.id LEFT JOIN vehicle ON vehicle.id = enquiry.vehicle_id
       ORDER BY planned.at, planned.id, planned.what LIMIT ${LISTED}`,
    );
    return {
      count: found[0]?.count ?? 0,
      entries: found.map(({ count: _, registrationNumber, ...entry }) =>
        toEntry({ ...entry, registrationNumber: registrationNumber && normaliseRegistration(registrationNumber) }),
      ),
    };
  }
}
