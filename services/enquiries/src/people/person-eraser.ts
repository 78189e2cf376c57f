import type { Erasure } from '@forecourt/contracts';
import { SETTINGS, StaffActions } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { CalculationEntity } from '../calculations/calculation.entity.ts';
import { EnquiryChangeEntity } from '../changes/enquiry-change.entity.ts';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { DataRequestNoteEntity } from '../data-requests/data-request-note.entity.ts';
import { EnquiryEntity, type EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { EnquiryNoteEntity } from '../enquiries/enquiry-note.entity.ts';
import { removeEmlFiles } from '../mail/eml-file-transport.ts';
import { EnquiryReplyEntity } from '../replies/enquiry-reply.entity.ts';
import type { Settings } from '../settings.ts';
import { EnquiryStepEntity } from '../steps/enquiry-step.entity.ts';
import { ErasureList } from './erasure-list.ts';
import { forgetMailsAbout, type MailSubjects } from './person-mails.ts';

/** Placeholder for columns that are not nullable. */
const ERASED = '(erased)';

type Erased<Part extends keyof Erasure> = Pick<Erasure, Part>;
type ErasedMails = 'mails' | 'mailFiles' | 'mailsHandedOver';

/** Erases personal data from records but keeps their type and dates (ADR 010). */
@Injectable()
export class PersonEraser {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly staffActions: StaffActions,
    private readonly erasures: ErasureList,
  ) {}

  /** Erases enquiries and their mails. @param actor who is recorded, if not the account that asked. */
  async eraseEnquiries(
    manager: EntityManager,
    rows: readonly EnquiryRow[],
    actor?: string,
  ): Promise<Erased<'enquiries' | 'calculations' | 'notes' | 'replies' | ErasedMails>> {
    const ids = rows.map(({ id }) => id);
    const replies = await manager.countBy(EnquiryReplyEntity, { enquiryId: Any(ids) });
    // Foreign keys delete the replies with their mails.
    const mails = await this.eraseMails(manager, { enquiryIds: ids, dataRequestIds: [] });
    const calculationIds = rows.map(({ calculationId }) => calculationId).filter((id) => id !== null);
    const notes = await manager.delete(EnquiryNoteEntity, { enquiryId: Any(ids) });
    await manager.delete(EnquiryStepEntity, { enquiryId: Any(ids) });
    await manager.delete(EnquiryChangeEntity, { enquiryId: Any(ids) });
    await manager.update(
      EnquiryEntity,
      { id: Any(ids) },
      {
        customerName: ERASED,
        customerEmail: ERASED,
        customerPhone: null,
        message: null,
        preferredContactTime: null,
        calculationId: null,
        ringAgainAt: null,
        appointmentAt: null,
        erasedAt: new Date(),
        version: () => 'version + 1',
      },
    );
    const calculations = await manager.delete(CalculationEntity, { id: Any(calculationIds) });
    for (const id of ids) {
      const action = { action: 'enquiry.erased', recordType: 'enquiry', recordId: String(id) };
      await this.staffActions.record(manager, { ...action, ...(actor && { actor }) });
    }
    await this.erasures.add(manager, 'enquiry', rows);
    return {
      enquiries: ids.length,
      calculations: calculations.affected ?? 0,
      notes: notes.affected ?? 0,
      replies,
      ...mails,
    };
  }

  /** Erases requests that are done, and their mails. What remains shows that they were answered, and when. */
  async eraseDataRequests(
    manager: EntityManager,
    ids: readonly number[],
    actor?: string,
  ): Promise<Erased<'dataRequests' | 'notes' | ErasedMails>> {
    const notes = await manager.delete(DataRequestNoteEntity, { dataRequestId: Any(ids) });
    await manager.update(
      DataRequestEntity,
      { id: Any(ids) },
      {
        firstName: ERASED,
        lastName: ERASED,
        email: ERASED,
        phone: null,
        description: null,
        extensionReason: () => `CASE WHEN extension_reason IS NULL THEN NULL ELSE '${ERASED}' END`,
        erasedAt: new Date(),
      },
    );
    for (const id of ids) {
      const action = { action: 'data-request.erased', recordType: 'data-request', recordId: String(id) };
      await this.staffActions.record(manager, { ...action, ...(actor && { actor }) });
    }
    await this.erasures.add(manager, 'data-request', await manager.findBy(DataRequestEntity, { id: Any(ids) }));
    const mails = await this.eraseMails(manager, { enquiryIds: [], dataRequestIds: ids });
    return { dataRequests: ids.length, notes: notes.affected ?? 0, ...mails };
  }

  async eraseMails(manager: EntityManager, subjects: MailSubjects): Promise<Erased<ErasedMails>> {
    const mails = await forgetMailsAbout(manager, subjects);
    // Before the commit, so that the erasure fails if files cannot be removed.
    const removed = await removeEmlFiles(
      this.settings.MAIL_DIR,
      mails.map(({ eventId, to }) => `${eventId}.${to}`),
    );
    const handedOver = mails.filter(({ eventId, to, sentAt }) => sentAt !== null && !removed.has(`${eventId}.${to}`));
    return { mails: mails.length, mailFiles: removed.size, mailsHandedOver: handedOver.length };
  }
}
