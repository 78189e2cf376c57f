import type { ChatAnswer, ChatQuestion } from '@forecourt/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Stock } from '../stock/stock.ts';
import { isAttempt } from './built-in/understand/is-attempt.ts';
import type { ChatDraft, ChatEngine, ChatMoment } from './chat-engine.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat-engines.ts';
import { ChatMetrics, type EngineName } from './chat-metrics.ts';
import { toAnswer } from './to-answer.ts';
import { UnmetWishes } from './unmet/unmet-wishes.ts';

type Say = (sentence: string) => void;
const sayNothing: Say = () => undefined;

/** Answers a message with OpenAI if there is a key, and falls back to the built-in engine (ADR 015). */
@Injectable()
export class ChatService implements OnApplicationBootstrap {
  constructor(
    private readonly stock: Stock,
    @Inject(CHAT_ENGINES) private readonly engines: ChatEngines,
    private readonly wishes: UnmetWishes,
    private readonly report: ChatMetrics,
  ) {}

  /** Warms up, because indexing the stock for the first time takes a hundred times as long as an answer. */
  async onApplicationBootstrap(): Promise<void> {
    const stock = await this.stock.current().catch(() => null);
    if (stock === null) return;
    const moment = { stock, now: new Date(), signal: new AbortController().signal, say: sayNothing };
    await this.engines.builtIn.answer({ message: 'Any automatics?', earlier: [], vehicleId: null }, moment);
  }

  /** @param say receives sentences in advance; the complete answer replaces them. */
  async answer(question: ChatQuestion, signal: AbortSignal, say: Say): Promise<ChatAnswer> {
    const { openAi, builtIn } = this.engines;
    const moment = { stock: await this.stock.current(question.vehicleId), now: new Date(), signal, say };
    // A prompt injection is never sent to a model.
    const ahead = openAi && !isAttempt(question.message) ? await this.attempt(openAi, question, moment) : null;
    // Streams nothing, as the first engine may have begun: the complete answer replaces it.
    const quiet = { ...moment, stock: await this.stock.current(), say: sayNothing };
    const draft = ahead ?? (await this.timed('built-in', () => builtIn.answer(question, openAi ? quiet : moment)));
    void this.wishes.note(question, quiet, ahead === null ? draft.unmet : undefined);
    return toAnswer(draft, quiet.stock);
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
