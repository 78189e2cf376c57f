import { type ContactReceipt, newContactSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffActions, type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keepChanges } from '../changes/keep-changes.ts';
import { answeredBy, keepTaken } from '../enquiries/answered-by.ts';
import { EnquiryEntity, type EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { enquiryErased } from '../enquiries/enquiry.errors.ts';
import { lockEnquiry } from '../enquiries/lock-enquiry.ts';
import { UnsentReplies } from '../replies/unsent-replies.ts';
import { EnquiryStepEntity, type EnquiryStepRow } from './enquiry-step.entity.ts';

/** POST /api/inquiries/{id}/contacts: keeps that the customer was called or written to. Whoever was reached has been answered, by whoever sees to them from then on. */
@Controller('api/inquiries/:id/contacts')
export class AddContactController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unsent: UnsentReplies,
    private readonly staffActions: StaffActions,
  ) {}

  @Post()
  @StaffMay('enquiries.work')
  @Idempotent()
  async add(@Param('id') idText: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<ContactReceipt> {
    const { way: kind, outcome = null, text, instead = [], ...call } = parseInput(newContactSchema, body);
    return this.dataSource.transaction(async (manager) => {
      // Locked, so that steps stay in order and none is added while the person is being erased.
      const stored = await lockEnquiry(manager, idText);
      const { id: enquiryId } = stored;
      if (stored.erasedAt !== null) throw enquiryErased(enquiryId);
      const said = text ? [text] : [];
      for (const replyId of new Set(instead)) said.push(await this.unsent.remove(manager, { id: replyId, enquiryId }));
      const step = {
        enquiryId,
        by: user.sub,
        kind,
        assignee: null,
        outcome,
        text: said.join('\n\n') || null,
        createdAt: new Date(),
        editedAt: null,
      };
      const { id, by, assignee, createdAt } = await manager.getRepository<EnquiryStepRow>(EnquiryStepEntity).save(step);
      const isReached = outcome === null || outcome === 'spoke';
      const status = isReached && stored.status === 'new' ? 'contacted' : stored.status;
      const seenToBy = isReached ? answeredBy(stored, user) : stored.assignee;
      const isTaken = seenToBy !== stored.assignee;
      const ringAgainAt = ringAgain(stored, kind === 'called' && isReached, call.ringAgainAt);
      const isChanged = status !== stored.status || isTaken || ringAgainAt?.getTime() !== stored.ringAgainAt?.getTime();
      const version = isChanged ? stored.version + 1 : stored.version;
      await manager.update(
        EnquiryEntity,
        { id: enquiryId },
        { status, assignee: seenToBy, version, ringAgainAt, activeAt: createdAt },
      );
      await keepChanges(manager, { enquiryId, by }, [{ field: 'status', before: stored.status, after: status }]);
      await this.staffActions.record(manager, {
        action: `enquiry.${kind === 'called' ? 'called' : 'messaged'}`,
        recordType: 'enquiry',
        recordId: String(enquiryId),
      });
      if (isTaken) await keepTaken(manager, this.staffActions, { enquiryId, by, assignee: seenToBy });
      const receipt = { id, by, kind, assignee, outcome, createdAt: createdAt.toISOString(), editedAt: null, status, version };
      return { ...receipt, ringAgainAt: ringAgainAt?.toISOString() ?? null };
    });
  }
}

/** A call in which somebody was spoken to is the one that was promised; one that reached nobody, or a message, leaves the promise. */
function ringAgain({ ringAgainAt }: EnquiryRow, isSpokenTo: boolean, chosen: string | undefined): Date | null {
  if (chosen !== undefined) return new Date(chosen);
  return isSpokenTo ? null : ringAgainAt;
}
