import type { ChatAnswer, ChatQuestion } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import type { ChatEngine, ChatMoment } from './chat-engine.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat-engines.ts';
import { ChatReport } from './chat-report.ts';
import { answerOf, checkDraft, vansInView } from './check/check-draft.ts';
import { type Ground, groundOf } from './check/ground.ts';
import { SentenceCheck } from './check/sentence-check.ts';
import { UnmetWishes } from './unmet/unmet-wishes.ts';

type Say = (sentence: string) => void;

/** Has a question answered. Of what OpenAI says nothing goes out that the stock does not bear: the built-in engine stands in then (ADR 015). */
@Injectable()
export class ChatDesk {
  constructor(
    private readonly stock: Stock,
    @Inject(CHAT_ENGINES) private readonly engines: ChatEngines,
    private readonly wishes: UnmetWishes,
    private readonly report: ChatReport,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param say takes sentences of the answer ahead of it; the answer itself replaces them. */
  async answer(question: ChatQuestion, signal: AbortSignal, say: Say): Promise<ChatAnswer> {
    const moment = { stock: await this.stock.current(), now: new Date(), signal, say };
    const ahead = this.engines.openAi && (await this.attempt(this.engines.openAi, question, moment));
    // Behind what another one may have begun nothing is added: the answer replaces it.
    const answer = ahead ?? (await this.compose(question, this.engines.openAi ? { ...moment, say: () => undefined } : moment));
    void this.wishes.note(question, { ...moment, signal: AbortSignal.timeout(NOTE_WITHIN_MS), say: () => undefined });
    return answer;
  }

  private async compose(question: ChatQuestion, moment: ChatMoment): Promise<ChatAnswer> {
    const stopClock = this.report.begin('built-in');
    const answer = answerOf(await this.engines.builtIn.answer(question, moment), moment.stock);
    stopClock();
    this.report.given('built-in', []);
    return answer;
  }

  private async attempt(engine: ChatEngine, question: ChatQuestion, moment: ChatMoment): Promise<ChatAnswer | null> {
    const ground = groundOf({ ...moment, question, dealership: this.settings.DEALERSHIP_FILE });
    const stopClock = this.report.begin('openai');
    try {
      const { answer, faults } = checkDraft(
        await engine.answer(question, { ...moment, say: checked(ground, moment.say) }),
        ground,
      );
      if (answer === null) this.report.refused('openai', faults);
      else this.report.given('openai', faults);
      return answer;
    } catch (error) {
      if (moment.signal.aborted) this.report.left('openai');
      else this.report.failed('openai', error);
      return null;
    } finally {
      stopClock();
    }
  }
}

const NOTE_WITHIN_MS = 5_000;

/** Lets pass what may be said before the whole answer is there. */
const checked = (ground: Ground, say: Say): Say => {
  const check = new SentenceCheck(ground, vansInView(ground));
  let said = '';
  return (sentence) => {
    said += sentence;
    if (check.faultOf(sentence, said) === null) say(sentence);
  };
};
