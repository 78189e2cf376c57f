import type { EnquiriesToday } from '@forecourt/contracts';
import { openMinutesBetween } from '@forecourt/rules';
import { LiveDealership } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UNSENT_REPLIES } from '../replies/replies-of.ts';
import { dueToday, TO_SETTLE, WITHOUT_DAY } from './due-today.ts';

type Counted = Omit<EnquiriesToday, 'longestWaitMinutes' | 'callsDue' | 'appointmentsDue'> & {
  readonly waitingSince: Date | null;
};

/** GET /api/inquiries/today: what has to be done. */
@Controller('api/inquiries/today')
@StaffMay('enquiries.read')
export class EnquiriesTodayController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dealership: LiveDealership,
  ) {}

  @Get()
  async count(): Promise<EnquiriesToday> {
    const [{ waitingSince, ...counted }]: [Counted] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE status = 'new')::integer AS unanswered,
         count(*) FILTER (WHERE status = 'new' AND reply_due_at <= now())::integer AS late,
         min(created_at) FILTER (WHERE status = 'new' AND reply_due_at IS NOT NULL) AS "waitingSince",
         (SELECT count(*)::integer FROM (${UNSENT_REPLIES} GROUP BY reply.enquiry_id) AS unsent) AS "unsentReplies",
         count(*) FILTER (WHERE inquiry_type = 'test_drive' AND created_at >= today.begins)::integer AS "testDrives",
         count(*) FILTER (WHERE status = 'appointment')::integer AS appointments,
         count(*) FILTER (WHERE ${TO_SETTLE})::integer AS "appointmentsToSettle",
         count(*) FILTER (WHERE ${WITHOUT_DAY})::integer AS "appointmentsWithoutDay"
       FROM enquiry,
         (SELECT date_trunc('day', now() AT TIME ZONE 'Europe/London') AT TIME ZONE 'Europe/London' AS begins) AS today
       WHERE status IN ('new', 'appointment') OR created_at >= today.begins`,
    );
    const { salesHours: week, specialDays } = this.dealership.now;
    const longestWaitMinutes = waitingSince && openMinutesBetween({ week, specialDays }, waitingSince.getTime(), Date.now());
    const { manager } = this.dataSource;
    return {
      ...counted,
      longestWaitMinutes,
      callsDue: await dueToday(manager, 'call'),
      appointmentsDue: await dueToday(manager, 'appointment'),
    };
  }
}
