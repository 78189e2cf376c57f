import {
  type EnquiryAssignee,
  type HandedOver,
  type HandOver,
  handOverSchema,
  MAX_HANDED_OVER,
  OPEN_STATUSES,
} from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { keepGiven } from './answered-by.ts';
import { assigneesOf } from './assignees-of.ts';
import { Colleagues } from './colleagues.ts';

/** Whose enquiries there are, and their handing over from one colleague to another. */
@Controller('api/inquiries')
export class HandOverController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
    private readonly colleagues: Colleagues,
  ) {}

  /** GET /api/inquiries/assignees. */
  @Get('assignees')
  @StaffMay('enquiries.read')
  async assignees(): Promise<EnquiryAssignee[]> {
    return assigneesOf(this.dataSource.manager);
  }

  /** POST /api/inquiries/hand-over: all of them or none. */
  @Post('hand-over')
  @StaffMay('enquiries.work')
  @Idempotent()
  async handOver(@Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<HandedOver> {
    const wanted = parseInput(handOverSchema, body);
    const { assignee: from, newAssignee: to } = wanted;
    if (!wanted.undone && to !== user.sub) await this.colleagues.requireActive(to);
    return this.dataSource.transaction(async (manager) => {
      const handed = await hand(manager, wanted, user.sub);
      if (handed.length === 0) return { handed };
      await keepGiven(manager, { enquiryIds: handed.map(({ id }) => id), by: user.sub, assignee: to });
      for (const { id } of handed)
        await this.staffActions.record(manager, {
          action: 'enquiry.updated',
          recordType: 'enquiry',
          recordId: String(id),
          fields: ['assignee'],
          changes: [{ field: 'assignee', from, to }],
        });
      return { handed };
    });
  }
}

/** Gives the oldest first, and to whoever undoes it only what they gave themselves and is as they left it, to who had it before. */
async function hand(
  manager: EntityManager,
  { assignee, newAssignee, undone }: HandOver,
  by: string,
): Promise<HandedOver['handed']> {
  const [handed]: [HandedOver['handed'], number] = await manager.query(
    `UPDATE enquiry SET assignee = $2, version = version + 1, active_at = now()
     WHERE id IN (
       SELECT id FROM enquiry
       WHERE assignee = $1 AND ($4::jsonb IS NULL AND status = ANY($3)
         OR (id, version) IN (SELECT * FROM jsonb_to_recordset($4::jsonb) AS left_as (id integer, version integer))
           AND EXISTS (SELECT FROM enquiry_step s WHERE s.enquiry_id = enquiry.id AND s.assignee = $1 AND s.account_id = $6)
           AND EXISTS (SELECT FROM enquiry_step s WHERE s.enquiry_id = enquiry.id AND s.assignee = $2))
       ORDER BY id LIMIT $5 FOR UPDATE)
     RETURNING id, version`,
    [assignee, newAssignee, OPEN_STATUSES, undone ? JSON.stringify(undone) : null, MAX_HANDED_OVER, by],
  );
  return handed;
}
