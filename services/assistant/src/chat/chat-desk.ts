import type { ChatAnswer, ChatQuestion } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import type { ChatMoment } from './chat-engine.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat-engines.ts';
import { ChatReport, type EngineName } from './chat-report.ts';
import { checkDraft, vansInView } from './check/check-draft.ts';
import { type Ground, groundOf } from './check/ground.ts';
import { SentenceCheck } from './check/sentence-check.ts';
import { UnmetWishes } from './unmet/unmet-wishes.ts';

type Say = (sentence: string) => void;

/** Has a question answered, and lets nothing out that the stock does not bear: the built-in engine stands in then (ADR 015). */
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
    const moment = { stock: await this.stock.current(), now: new Date(), signal };
    const ground = groundOf({ ...moment, question, dealership: this.settings.DEALERSHIP_FILE });
    let hasSaid = false;
    const sayOn: Say = (sentence) => {
      hasSaid = true;
      say(sentence);
    };
    const ahead = this.engines.openAi && (await this.attempt('openai', ground, { ...moment, say: checked(ground, sayOn) }));
    // Behind what another one began nothing is added: the answer replaces it.
    const sayAnew = hasSaid ? () => undefined : checked(ground, say);
    const answer = ahead ?? (await this.attempt('built-in', ground, { ...moment, say: sayAnew })) ?? this.excuse();
    void this.wishes.note(question, { ...moment, signal: AbortSignal.timeout(NOTE_WITHIN_MS), say: () => undefined });
    return answer;
  }

  private async attempt(name: EngineName, ground: Ground, moment: ChatMoment): Promise<ChatAnswer | null> {
    const engine = name === 'openai' ? this.engines.openAi : this.engines.builtIn;
    const stopClock = this.report.begin(name);
    try {
      const draft = await engine?.answer(ground.question, moment);
      if (!draft) return null;
      const { answer, faults } = checkDraft(draft, ground);
      if (answer === null) this.report.refused(name, faults);
      else this.report.given(name, faults);
      return answer;
    } catch (error) {
      if (moment.signal.aborted) this.report.left(name);
      else this.report.failed(name, error);
      return null;
    } finally {
      stopClock();
    }
  }

  private excuse(): ChatAnswer {
    const { phone } = this.settings.DEALERSHIP_FILE;
    return { answer: `I am sorry, I have no answer to that. Please call us on ${phone}.`, recommendedVehicles: [] };
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
