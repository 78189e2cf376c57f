import { randomUUID } from 'node:crypto';
import { Metrics } from '@forecourt/server-kit';
import { afterCommit, currentContext, WakeUp } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { keepChanges } from '../changes/keep-changes.ts';
import { mailboxOf } from './mailbox.ts';
import type { QueuedMail, Recipient } from './queued-mail.ts';

/** Limit on acknowledgements of any kind to one mailbox (D44). */
const ACKNOWLEDGEMENTS_AN_HOUR = 3;

/** What a mail is about: a row of this service. */
export type MailSubject = { readonly enquiryId: number } | { readonly dataRequestId: number };

/** The table of mails: those waiting, and the record of those sent. */
@Injectable()
export class MailQueue {
  /** Woken when there may be something to send. */
  readonly wakeUp = new WakeUp();
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    private readonly dataSource: DataSource,
    { registry }: Metrics,
  ) {
    this.outcomes = new Counter({
      name: 'mails_total',
      help: 'Mails by what became of them: sent, postponed, abandoned, withheld by the limit, erased while they were sent',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  /**
   * Queues the mails of an event: to each of the recipients, to the visitor only within the limit of their mailbox (D44). Queues
   * nothing for an event that it has seen before or a row that has been erased.
   */
  async add(manager: EntityManager, eventId: string, subject: MailSubject, recipients: readonly Recipient[]): Promise<void> {
    const [table, column, id, address] =
      'enquiryId' in subject
        ? ['enquiry', 'enquiry_id', subject.enquiryId, 'customer_email']
        : ['data_subject_request', 'data_request_id', subject.dataRequestId, 'email'];
    const [row]: { email: string | null }[] = await manager.query(`SELECT ${address} AS email FROM ${table} WHERE id = $1`, [id]);
    if (row === undefined) return;
    const mailbox = mailboxOf(row.email ?? '');
    // Otherwise two concurrent events could both pass the limit.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [mailbox]);
    const queued: { recipient: Recipient }[] = await manager.query(
      `INSERT INTO mail (event_id, recipient, ${column}, mailbox, traceparent)
       SELECT $1, recipient, ${table}.id, CASE recipient WHEN 'visitor' THEN $3 END, $5
       FROM ${table}, unnest($6::text[]) AS recipient
       WHERE ${table}.id = $2 AND ${table}.erased_at IS NULL AND (recipient <> 'visitor' OR $4 > (
         SELECT count(*) FROM mail
         WHERE mailbox = $3 AND coalesce(sent_at, abandoned_at, 'infinity') > now() - interval '1 hour'))
       ON CONFLICT (event_id, recipient) DO NOTHING RETURNING recipient`,
      [eventId, id, mailbox, ACKNOWLEDGEMENTS_AN_HOUR, currentContext()?.traceparent, recipients],
    );
    if (queued.length > 0 && queued.length === recipients.length - 1) this.outcomes.inc({ outcome: 'withheld' });
    afterCommit(manager, () => this.wakeUp.wake());
  }

  /** Queues the mail of a reply, which no limit withholds: staff write it. @returns its id. */
  async addReply(manager: EntityManager): Promise<string> {
    const [mail]: [{ id: string }] = await manager.query(
      `INSERT INTO mail (event_id, recipient, traceparent) VALUES ($1, 'visitor', $2) RETURNING id`,
      [randomUUID(), currentContext()?.traceparent],
    );
    afterCommit(manager, () => this.wakeUp.wake());
    return mail.id;
  }

  /**
   * Queues a mail about each enquiry that is still new and should have been answered by now; each is marked, so that it has one from
   * all replicas together.
   */
  async addReminders(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [late]: [{ id: number }[], number] = await manager.query(
        `UPDATE enquiry SET reminded_at = now()
         WHERE status = 'new' AND erased_at IS NULL AND reminded_at IS NULL AND reply_due_at <= now() RETURNING id`,
      );
      for (const { id } of late)
        await manager.query(
          `INSERT INTO mail (event_id, recipient, enquiry_id, is_reminder) VALUES ($1, 'dealership', $2, true)`,
          [randomUUID(), id],
        );
    });
    this.wakeUp.wake();
  }

  /** Queues the mail of a reply again that was abandoned, or written to a file because no mail server was set. */
  async retryReply(manager: EntityManager, replyId: number): Promise<void> {
    await manager.query(
      `UPDATE mail SET abandoned_at = NULL, sent_at = NULL, is_file = false, attempts = 0, created_at = now(), due_at = now(),
         last_error = NULL
       WHERE id = (SELECT mail_id FROM enquiry_reply WHERE id = $1) AND (abandoned_at IS NOT NULL OR is_file)`,
      [replyId],
    );
    afterCommit(manager, () => this.wakeUp.wake());
  }

  /**
   * Claims mails that are due for `seconds`. A sender that has not reported an outcome by then is presumed dead, and another
   * one claims the mail.
   */
  async take(limit: number, seconds: number): Promise<readonly QueuedMail[]> {
    const [mails]: [QueuedMail[], number] = await this.dataSource.query(
      `UPDATE mail SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       WHERE id IN (
         SELECT id FROM mail WHERE sent_at IS NULL AND abandoned_at IS NULL AND due_at <= now()
         ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, event_id AS "eventId", recipient, enquiry_id AS "enquiryId", data_request_id AS "dataRequestId",
         is_reminder AS "isReminder", created_at AS "createdAt", attempts, traceparent`,
      [limit, seconds],
    );
    return mails;
  }

  /**
   * Once the mail server has taken a reply, its enquiry is no longer new: what did not leave answers nobody.
   * @param isFile whether it was written to a file.
   * @returns false if the mail was erased while it was being sent.
   */
  async recordSent(id: string, isFile: boolean): Promise<boolean> {
    const known = await this.dataSource.transaction(async (manager) => {
      // The enquiry first, as an erasure locks them. Its version stays: staff who saw the reply may change it.
      if (!isFile) await answer(manager, id);
      const [, updated]: [unknown, number] = await manager.query(
        'UPDATE mail SET sent_at = now(), is_file = $2, last_error = NULL WHERE id = $1',
        [id, isFile],
      );
      return updated;
    });
    this.outcomes.inc({ outcome: known > 0 ? 'sent' : 'erased' });
    return known > 0;
  }

  async postpone(id: string, seconds: number, error: string): Promise<void> {
    await this.dataSource.query('UPDATE mail SET due_at = now() + make_interval(secs => $2), last_error = $3 WHERE id = $1', [
      id,
      seconds,
      error,
    ]);
    this.outcomes.inc({ outcome: 'postponed' });
  }

  async abandon(id: string, error: string): Promise<void> {
    await this.dataSource.query('UPDATE mail SET abandoned_at = now(), last_error = $2 WHERE id = $1', [id, error]);
    this.outcomes.inc({ outcome: 'abandoned' });
  }
}

/** An enquiry that was new is contacted, by whoever wrote the reply. */
async function answer(manager: EntityManager, mailId: string): Promise<void> {
  const [answered]: [{ enquiryId: number; by: string }[], number] = await manager.query(
    `UPDATE enquiry SET status = 'contacted' FROM enquiry_reply AS reply
     WHERE reply.mail_id = $1 AND enquiry.id = reply.enquiry_id AND enquiry.status = 'new'
     RETURNING enquiry.id AS "enquiryId", reply.account_id AS by`,
    [mailId],
  );
  for (const reply of answered) await keepChanges(manager, reply, [{ field: 'status', before: 'new', after: 'contacted' }]);
}
