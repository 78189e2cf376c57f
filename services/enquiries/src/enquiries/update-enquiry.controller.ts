import { type Enquiry, type UpdateEnquiry, updateEnquirySchema } from '@forecourt/contracts';
import { LiveDealership, parseInput } from '@forecourt/server-kit';
import { StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keepChanges } from '../changes/keep-changes.ts';
import { vansInWords } from '../stock/vans-in-words.ts';
import { answeredBy, keepGiven } from './answered-by.ts';
import { Colleagues } from './colleagues.ts';
import { correctedDetails, only } from './corrected-details.ts';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { enquiryChanged, enquiryErased, unreachable } from './enquiry.errors.ts';
import { EnquiryList } from './enquiry-list.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { refuseDoubtful } from './refuse-doubtful.ts';

const FIELDS = ['status', 'assignee', 'ringAgainAt', 'appointmentAt', 'vehicleId'] as const;
/** The others are in the steps, or in the activity alone. */
const HISTORY = ['status', 'appointmentAt', 'vehicleId'] as const;
type Fields = Pick<EnquiryRow, (typeof FIELDS)[number]>;
type Change = Omit<UpdateEnquiry, 'version' | 'despite'>;

/** PATCH /api/inquiries/{id}. */
@Controller('api/inquiries/:id')
export class UpdateEnquiryController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly enquiries: EnquiryList,
    private readonly staffActions: StaffActions,
    private readonly dealership: LiveDealership,
    private readonly colleagues: Colleagues,
  ) {}

  /** Stores nothing if nothing is changed. */
  @Patch()
  @StaffMay('enquiries.work')
  async update(@Param('id') idText: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<Enquiry> {
    const { version, despite = [], ...change } = parseInput(updateEnquirySchema, body);
    if (change.assignee && change.assignee !== user.sub) await this.colleagues.requireActive(change.assignee);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockEnquiry(manager, idText);
      const { id } = stored;
      const corrected = correctedDetails(stored, change);
      const changesVan = change.vehicleId !== undefined;
      if (stored.erasedAt !== null && (change.ringAgainAt || change.appointmentAt || changesVan || corrected.length > 0))
        throw enquiryErased(id);
      const { customerEmail, customerPhone } = { ...stored, ...only(change, corrected) };
      if (customerEmail === null && customerPhone === null) throw unreachable();
      const wanted = applied(stored, change);
      if (change.assignee === undefined && isWorkedOn(stored, wanted)) wanted.assignee = answeredBy(stored, user);
      if (version !== stored.version) throw enquiryChanged(id);
      const vans = await vansInWords(manager, change.vehicleId === undefined ? [] : [stored.vehicleId, wanted.vehicleId]);
      const fields = FIELDS.filter((field) => plain(wanted[field]) !== plain(stored[field]));
      const told = (row: Fields, field: keyof Fields): string | null => {
        const value = plain(row[field]);
        return typeof value === 'number' ? (vans.get(value) ?? null) : value;
      };
      const { appointmentAt: at } = wanted;
      if (at !== null && fields.includes('appointmentAt')) {
        const { showroomHours: week, specialDays } = this.dealership.now;
        const hours = { week, specialDays };
        await refuseDoubtful(manager, {
          enquiryId: id,
          at,
          vehicleId: wanted.vehicleId,
          assignee: wanted.assignee,
          hours,
          despite,
        });
      }
      if (fields.length + corrected.length > 0)
        await manager.update(
          EnquiryEntity,
          { id },
          { ...wanted, ...only(change, corrected), version: version + 1, activeAt: new Date() },
        );
      if (fields.length > 0) {
        if (fields.includes('assignee')) await keepGiven(manager, { enquiryIds: [id], by: user.sub, assignee: wanted.assignee });
        const inHistory = HISTORY.map((field) => ({ field, before: told(stored, field), after: told(wanted, field) }));
        await keepChanges(manager, { enquiryId: id, by: user.sub }, inHistory);
        await this.staffActions.record(manager, {
          action: 'enquiry.updated',
          recordType: 'enquiry',
          recordId: String(id),
          fields,
          changes: fields.map((field) => ({ field, from: told(stored, field), to: told(wanted, field) })),
        });
      }
      if (corrected.length > 0) {
        await keepChanges(manager, { enquiryId: id, by: user.sub }, [
          { field: 'customer', before: null, after: corrected.join(',') },
        ]);
        // Their names alone: what they were and are stays here.
        await this.staffActions.record(manager, {
          action: 'enquiry.customer-corrected',
          recordType: 'enquiry',
          recordId: String(id),
          fields: corrected,
        });
      }
      return this.enquiries.one(manager, id);
    });
  }
}

const momentOf = (chosen: string | null | undefined, stored: Date | null): Date | null =>
  chosen === undefined ? stored : chosen === null ? null : new Date(chosen);

/** Kept as it was, and not shown: so an appointment that was settled by mistake comes back with its time. */
const SETTLED: readonly Fields['status'][] = ['won', 'lost'];

/** What the enquiry is like with this change: there is no time of an appointment without one. */
function applied(stored: Fields, { status = stored.status, assignee, ringAgainAt, appointmentAt, vehicleId }: Change): Fields {
  return {
    status,
    assignee: assignee === undefined ? stored.assignee : assignee,
    ringAgainAt: momentOf(ringAgainAt, stored.ringAgainAt),
    vehicleId: vehicleId === undefined ? stored.vehicleId : vehicleId,
    appointmentAt:
      status === 'appointment'
        ? momentOf(appointmentAt, stored.appointmentAt)
        : SETTLED.includes(status)
          ? stored.appointmentAt
          : null,
  };
}

/** Whether it gets a status, or another day for its appointment. Back to 'New' is back to whoever takes it. */
const isWorkedOn = (stored: Fields, wanted: Fields): boolean =>
  wanted.status === stored.status
    ? wanted.status === 'appointment' &&
      wanted.appointmentAt !== null &&
      plain(wanted.appointmentAt) !== plain(stored.appointmentAt)
    : wanted.status !== 'new';

const plain = (value: Fields[keyof Fields]): string | number | null => (value instanceof Date ? value.toISOString() : value);
