import { type EnquiryReceipt, enquiryEnteredV1, enterEnquirySchema } from '@forecourt/contracts';
import { LiveDealership, parseInput } from '@forecourt/server-kit';
import { Idempotent, Outbox, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { answeredBy, keepGiven } from './answered-by.ts';
import { Colleagues } from './colleagues.ts';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { refuseDoubtful } from './refuse-doubtful.ts';

/** No enquiry has it: one that is being entered has no number yet. */
const NO_ENQUIRY = 0;

/** POST /api/inquiries/entered: somebody who has called, come in or written (ADR 084). They have been spoken to: no clock runs. */
@Controller('api/inquiries/entered')
export class EnterEnquiryController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly staffActions: StaffActions,
    private readonly dealership: LiveDealership,
    private readonly colleagues: Colleagues,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async enter(@Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<EnquiryReceipt> {
    const { despite = [], ...entered } = parseInput(enterEnquirySchema, body);
    const { cameBy, vehicleId = null, customerEmail = null, customerPhone = null } = entered;
    const own = answeredBy({ assignee: null }, user);
    const { assignee = own } = entered;
    if (assignee !== null && assignee !== own) await this.colleagues.requireActive(assignee);
    const [appointmentAt, ringAgainAt] = [dateOf(entered.appointmentAt), dateOf(entered.ringAgainAt)];
    return this.dataSource.transaction(async (manager) => {
      const { showroomHours: week, specialDays } = this.dealership.now;
      if (appointmentAt)
        await refuseDoubtful(manager, {
          ...{ enquiryId: NO_ENQUIRY, at: appointmentAt, vehicleId, assignee },
          ...{ hours: { week, specialDays }, despite },
        });
      const now = new Date();
      const { id, createdAt } = await manager.getRepository<EnquiryRow>(EnquiryEntity).save({
        ...{ vehicleId, customerName: entered.customerName, customerEmail, customerPhone },
        ...{ inquiryType: 'callback', cameBy, enteredBy: user.sub, assignee, message: entered.message || null },
        ...{ status: appointmentAt ? 'appointment' : 'contacted', appointmentAt, ringAgainAt },
        ...{ createdAt: now, activeAt: now },
      });
      if (assignee !== own) await keepGiven(manager, { enquiryIds: [id], by: user.sub, assignee });
      await this.outbox.add(manager, enquiryEnteredV1, { entityId: String(id), entityVersion: 1, data: { cameBy, vehicleId } });
      await this.staffActions.record(manager, { action: 'enquiry.entered', recordType: 'enquiry', recordId: String(id) });
      return { id, createdAt: createdAt.toISOString() };
    });
  }
}

const dateOf = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);
