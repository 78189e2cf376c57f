import type { Retried, RetryDeadLetters as Selection } from '@forecourt/contracts';
import { isStoreUnavailable, ProblemError } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { StaffActions } from '../audit/staff-actions.ts';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { EventHandlers } from '../jetstream/event-handlers.ts';
import { currentContext } from '../logging/request-context.ts';
import { deadLetterNotFound } from './dead-letter.errors.ts';
import { type MendedEvent, mendedEvent } from './mended-event.ts';
import { hideInText } from './personal-data.ts';
import { reasonOf } from './reason-of.ts';
import { settle, waitingIds } from './waiting-dead-letters.ts';

interface Letter {
  readonly consumer: string;
  readonly subject: string;
  readonly payload: Buffer;
  readonly state: string;
  readonly traceparent: string | null;
}

type Tally = { -readonly [Field in keyof Retried]: Retried[Field] extends readonly string[] ? string[] : Retried[Field] };

/** A retry of many answers within this time, in milliseconds, and says where to go on. */
const ANSWER_WITHIN_MS = 5_000;
const MAX_REASONS = 3;

/** Hands dead letters to the consumer that could not handle them, and to no other. */
@Injectable()
export class RetryDeadLetters {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly dataSource: ServiceDataSource,
    private readonly handlers: EventHandlers,
    private readonly staffActions: StaffActions,
  ) {}

  /** In the order in which they died. What fails again waits on. */
  async selected({ after, ...selection }: Selection): Promise<Retried> {
    const began = performance.now();
    const tally = newTally();
    if (selection.id !== undefined) return this.tried(tally, selection.id);
    for (let place = after; ; ) {
      const ids = await waitingIds(this.dataSource.manager, selection, place);
      if (ids.length === 0) return tally;
      for (const id of ids) {
        await this.tried(tally, id);
        if (performance.now() - began > ANSWER_WITHIN_MS) return { ...tally, after: id };
        place = id;
      }
    }
  }

  /**
   * Retries one with what staff have made of it.
   * @throws {ProblemError} 400 with the fields that break the event's contract.
   */
  async edited(id: number, payload: string): Promise<Retried> {
    return this.tried(newTally(), id, payload);
  }

  private async tried(tally: Tally, id: number, edited?: string): Promise<Retried> {
    try {
      tally[await this.retry(id, edited)] += 1;
    } catch (error) {
      // What the caller has to know: a wrong id, a refused event, or a store that is down.
      if (error instanceof ProblemError || isStoreUnavailable(error)) throw error;
      tally.failed += 1;
      const reason = hideInText(reasonOf(error));
      if (tally.reasons.length < MAX_REASONS && !tally.reasons.includes(reason)) tally.reasons.push(reason);
    }
    return tally;
  }

  /**
   * One transaction: what the handler writes, its inbox row, the letter's state and the audit entry. The lock on the row makes a
   * colleague who presses at the same moment wait, and then find it settled.
   */
  private retry(id: number, edited: string | undefined): Promise<'applied' | 'unneeded' | 'settled'> {
    return this.dataSource.holdTransaction(async (manager) => {
      const [letter]: Letter[] = await manager.query(
        'SELECT consumer, subject, payload, state, traceparent FROM dead_letters WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (letter === undefined) throw deadLetterNotFound(id);
      if (letter.state !== 'waiting') return 'settled';
      const { payload, fields } = this.eventIn(letter, edited);
      const origin = { parent: currentContext()?.traceparent, repeats: letter.traceparent };
      const { outcome } = await this.handlers.apply(letter.consumer, { subject: letter.subject, payload, origin });
      await settle(manager, [id], 'retried');
      const action = edited === undefined ? 'dead-letter.retried' : 'dead-letter.edited';
      const recordId = `${this.service}-${id}`;
      await this.staffActions.record(manager, { action, recordType: 'dead-letter', recordId, fields: [...fields] });
      return outcome === 'applied' ? 'applied' : 'unneeded';
    });
  }

  private eventIn({ consumer, subject, payload }: Letter, edited: string | undefined): MendedEvent {
    const definition = this.handlers.definition(consumer, subject);
    const received = payload.toString();
    return edited === undefined ? { payload: received, fields: [] } : mendedEvent(definition, received, edited);
  }
}

const newTally = (): Tally => ({ applied: 0, unneeded: 0, settled: 0, failed: 0, reasons: [], after: null });
