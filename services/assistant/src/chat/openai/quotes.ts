import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import { answerTalk } from '../built-in/answer/answer-talk.ts';
import type { Van } from '../built-in/find/van.ts';
import { warrantyWords } from '../built-in/questions/fact-sentences.ts';
import { financeAnswer } from '../built-in/questions/finance.ts';
import { FACT_TOPICS, type FactTopic, POLICY_TOPICS, type PolicyTopic } from '../built-in/questions/topic.ts';
import { factWords } from '../built-in/questions/van-facts.ts';
import { vanName } from '../built-in/say/van-words.ts';
import { NO_PLAN, type PlanWords, sumDown } from '../built-in/wishes/plan.ts';
import { type StockView, stockView } from '../built-in/wishes/stock-view.ts';
import type { ChatMoment } from '../chat-engine.ts';
import { normalise } from './normalise.ts';

/** The replacement for a quote. */
export interface Quoted {
  readonly text: string;
  /** The van that it is about; null for the dealership. */
  readonly van: Van | null;
  readonly topic: FactTopic | DealershipTopic | 'name';
  /** Whether it consists of whole sentences rather than part of one. */
  readonly isWhole: boolean;
}

/** Topics that can be quoted for a van. */
export const VAN_TOPICS = FACT_TOPICS.filter((topic) => topic !== 'summary');
/** Topics that can be quoted for the dealership. */
export const DEALERSHIP_TOPICS = [...POLICY_TOPICS, 'finance', 'warranty'] as const;
export type DealershipTopic = PolicyTopic | 'finance' | 'warranty';

const WHOLE: ReadonlySet<string> = new Set(['finance', 'warranty']);
const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** `{{12}}`, `{{12.payload}}`, `{{12.finance(deposit=2000,months=48)}}`, `{{us.hours}}`. */
export const QUOTE = /\{\{\s*(us|\d{1,9})(?:\.(\w+))?(?:\(([\w=.,\s]*)\))?\s*\}\}/g;

const LONDON_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/**
 * The facts that an answer may state, by key. Their text is composed from the stock, the rules and the settings when the
 * answer is made: a model chooses keys and never writes facts.
 */
export class Quotes {
  readonly view: StockView;
  /** ISO date in UK time. */
  readonly today: string;
  readonly #text: string;
  readonly #now: Date;

  constructor(
    { message }: ChatQuestion,
    { stock, now }: Pick<ChatMoment, 'stock' | 'now'>,
    private readonly dealership: Dealership,
  ) {
    this.view = stockView(stock);
    this.today = LONDON_DAY.format(now);
    this.#text = normalise(message);
    this.#now = now;
  }

  get year(): number {
    return Number(this.today.slice(0, 4));
  }

  /** Null if there is no such van or topic, or nothing is recorded. */
  resolve([, of = '', topic = 'name', parameters = '']: RegExpMatchArray): Quoted | null {
    if (of === 'us') return isOneOf(DEALERSHIP_TOPICS, topic) ? this.ofDealership(topic) : null;
    const van = this.view.find(Number(of));
    if (van === undefined) return null;
    if (topic === 'name') return { text: vanName(van), van, topic, isWhole: false };
    return isOneOf(VAN_TOPICS, topic) ? this.ofVan(van, topic, parameters) : null;
  }

  /** Every topic that is recorded for a van, with its quote. */
  known(van: Van, topics: readonly FactTopic[]): Readonly<Record<string, string>> {
    const found = topics.flatMap((topic) => {
      const quoted = this.ofVan(van, topic, '');
      return quoted === null ? [] : [[`{{${van.id}.${topic}}}`, quoted.text] as const];
    });
    return Object.fromEntries([[`{{${van.id}}}`, vanName(van)], ...found]);
  }

  ofVan(van: Van, topic: FactTopic, parameters: string): Quoted | null {
    const text = this.#textOf(van, topic, parameters);
    return text === null ? null : { text, van, topic, isWhole: WHOLE.has(topic) };
  }

  ofDealership(topic: DealershipTopic): Quoted {
    const { text } = answerTalk(
      {
        topics: [topic],
        // The model chose the topic: what the message is like may be another.
        clauses: [],
        text: this.#text,
        now: this.#now,
        asks: false,
        isEnglish: false,
        told: [],
        goesOn: false,
        hasBudget: false,
        plan: NO_PLAN,
        plans: false,
        today: this.today,
        van: undefined,
      },
      this.view,
      this.dealership,
    );
    return { text, van: null, topic, isWhole: true };
  }

  #textOf(van: Van, topic: FactTopic, parameters: string): string | null {
    if (topic === 'finance') return financeAnswer(van, planOf(parameters), this.dealership, `The ${vanName(van)}`);
    if (topic === 'warranty') return warrantyWords(van, this.today, `The ${vanName(van)}`);
    return factWords(van, topic, { dealership: this.dealership, today: this.today, plan: NO_PLAN });
  }
}

const planOf = (parameters: string): PlanWords => {
  const number = (name: string): number | null => {
    const [, value] = new RegExp(`\\b${name}\\s*=\\s*([\\d.]+)`).exec(parameters) ?? [];
    return value === undefined || Number.isNaN(Number(value)) ? null : Number(value);
  };
  const [deposit, months] = [number('deposit'), number('months')];
  return {
    ...NO_PLAN,
    deposit: deposit === null ? null : sumDown(deposit),
    months: months === null ? [] : [months],
    tradeIn: number('tradeIn'),
  };
};
