import type { ChatAnswer, ChatQuestion } from '@forecourt/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Stock } from '../stock/stock.ts';
import { answerOf } from './answer-of.ts';
import { isAttempt } from './built-in/understand/is-attempt.ts';
import type { ChatDraft, ChatEngine, ChatMoment } from './chat-engine.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat-engines.ts';
import { ChatReport, type EngineName } from './chat-report.ts';
import { UnmetWishes } from './unmet/unmet-wishes.ts';

type Say = (sentence: string) => void;
const sayNothing: Say = () => undefined;

/** Has a question answered: by OpenAI where there is a key, and by the built-in engine where that gives no answer (ADR 015). */
@Injectable()
export class ChatService implements OnApplicationBootstrap {
  constructor(
    private readonly stock: Stock,
    @Inject(CHAT_ENGINES) private readonly engines: ChatEngines,
    private readonly wishes: UnmetWishes,
    private readonly report: ChatReport,
  ) {}

  /** To look over a stock for the first time takes a hundred times as long as an answer: the first visitor does not wait for it. */
  async onApplicationBootstrap(): Promise<void> {
    const stock = await this.stock.current().catch(() => null);
    if (stock === null) return;
    const moment = { stock, now: new Date(), signal: new AbortController().signal, say: sayNothing };
    await this.engines.builtIn.answer({ message: 'Any automatics?', earlier: [], vehicleId: null }, moment);
  }

  /** @param say takes sentences of the answer ahead of it; the answer itself replaces them. */
  async answer(question: ChatQuestion, signal: AbortSignal, say: Say): Promise<ChatAnswer> {
    const { openAi, builtIn } = this.engines;
    const moment = { stock: await this.stock.current(question.vehicleId), now: new Date(), signal, say };
    // What is written to talk a model over is not shown to one.
    const ahead = openAi && !isAttempt(question.message) ? await this.attempt(openAi, question, moment) : null;
    // Behind what another one may have begun nothing is added: the answer replaces it.
    const quiet = { ...moment, stock: await this.stock.current(), say: sayNothing };
    const draft = ahead ?? (await this.timed('built-in', () => builtIn.answer(question, openAi ? quiet : moment)));
    void this.wishes.note(question, quiet, ahead === null ? draft.unmet : undefined);
    return answerOf(draft, quiet.stock);
  }

  private async attempt(engine: ChatEngine, question: ChatQuestion, moment: ChatMoment): Promise<ChatDraft | null> {
    try {
      return await this.timed('openai', async () => {
        const draft = await engine.answer(question, moment);
        const stock = await this.stock.current();
        const isStale = draft.recommended.some(({ id }) => stock.find(id) !== moment.stock.find(id));
        if (isStale) throw new Error('what was said of a van has changed meanwhile');
        return draft;
      });
    } catch (error) {
      if (moment.signal.aborted) this.report.left('openai');
      else this.report.failed('openai', error);
      return null;
    }
  }

  private async timed(name: EngineName, answer: () => Promise<ChatDraft>): Promise<ChatDraft> {
    const stopClock = this.report.begin(name);
    try {
      const draft = await answer();
      this.report.given(name, draft.leftOut ?? []);
      return draft;
    } finally {
      stopClock();
    }
  }
}
