import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { removeEmlFiles } from '../mail/eml-file-transport.ts';
import type { Settings } from '../settings.ts';
import { EnquiryReplyEntity } from './enquiry-reply.entity.ts';
import { replyState } from './replies-of.ts';
import { replyLeft, replyNotFound } from './reply.errors.ts';

/** Replies that were kept or refused: nothing sends them until somebody says so. */
@Injectable()
export class UnsentReplies {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * Removes one with its mail and its file; the enquiry is locked.
   * @returns what it said.
   * @throws {ProblemError} 404; 409 if it has left or is on its way.
   */
  async remove(manager: EntityManager, reply: { readonly id: number; readonly enquiryId: number }): Promise<string> {
    const state = await replyState(manager, reply);
    if (state === undefined) throw replyNotFound(reply.id);
    if (state !== 'saved' && state !== 'failed') throw replyLeft(reply.id);
    const { text } = await manager.findOneByOrFail(EnquiryReplyEntity, { id: reply.id });
    // A foreign key deletes the reply.
    const [mails]: [{ eventId: string }[], number] = await manager.query(
      `DELETE FROM mail WHERE id = (SELECT mail_id FROM enquiry_reply WHERE id = $1) RETURNING event_id AS "eventId"`,
      [reply.id],
    );
    await removeEmlFiles(
      this.settings.MAIL_DIR,
      mails.map(({ eventId }) => `${eventId}.visitor`),
    );
    return text;
  }
}
