import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChatQuestion, UnmetWishes as Report } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChatMoment } from '../chat-engine.ts';
import { CHAT_ENGINES, type ChatEngines } from '../chat-engines.ts';

const TODAY = `(now() AT TIME ZONE 'Europe/London')::date`;
/** How far back the report goes. */
const REPORTED_DAYS = 90;
const MAX_REPORTED = 200;

/** Purges counts after a year. */
export const EXPIRED_WISHES = `DELETE FROM unmet_wish WHERE day < ${TODAY} - 365`;

/** Counts what was asked for and is not in stock, by day and in the terms of the stock. */
@Injectable()
export class UnmetWishes {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CHAT_ENGINES) private readonly engines: ChatEngines,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Counts a question's unmet wishes unless an earlier question of the conversation did. Never delays the answer.
   * @param unmet from the built-in engine's answer; absent if another engine answered
   */
  async note(question: ChatQuestion, moment: ChatMoment, unmet?: string | null): Promise<void> {
    try {
      const wish = unmet === undefined ? await this.#wishOf(question, moment) : unmet;
      if (wish === null) return;
      for (let turn = question.earlier.length - 1; turn >= 0; turn -= 1) {
        await nextTurn();
        const { message } = question.earlier[turn] ?? { message: '' };
        if ((await this.#wishOf({ ...question, message, earlier: question.earlier.slice(0, turn) }, moment)) === wish) return;
      }
      await this.dataSource.query(
        `INSERT INTO unmet_wish (wish, day, conversations) VALUES ($1, ${TODAY}, 1)
         ON CONFLICT (wish, day) DO UPDATE SET conversations = unmet_wish.conversations + 1`,
        [wish],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'a wish was not counted');
    }
  }

  async report(): Promise<Report> {
    const wishes: Report['wishes'] = await this.dataSource.query(
      `SELECT wish, sum(conversations)::int AS conversations, max(day)::text AS "lastAskedOn"
       FROM unmet_wish WHERE day > ${TODAY} - $1::int
       GROUP BY wish ORDER BY conversations DESC, "lastAskedOn" DESC, wish LIMIT $2`,
      [REPORTED_DAYS, MAX_REPORTED],
    );
    return { wishes };
  }

  /** The built-in engine always names the wishes, because it uses the terms of the stock. */
  async #wishOf(question: ChatQuestion, moment: ChatMoment): Promise<string | null> {
    return (await this.engines.builtIn.answer(question, moment)).unmet;
  }
}
