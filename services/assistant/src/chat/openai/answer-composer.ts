import { MAX_CHAT_ANSWER_LENGTH, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { Van } from '../built-in/find/van.ts';
import type { FactTopic } from '../built-in/questions/topic.ts';
import { measuredFact } from '../built-in/say/facts.ts';
import { RANGES, type RangeKind } from '../built-in/wishes/wish.ts';
import type { ChatDraft } from '../chat-engine.ts';
import { QUOTE, type Quotes } from './quotes.ts';
import type { SentenceCheck } from './sentence-check.ts';
import { joinSentences, sentencesOf } from './sentences.ts';

/** Longer answers are cut. */
const MAX_SENTENCES = 15;

const isMeasured = (topic: string): topic is RangeKind & FactTopic => (RANGES as readonly string[]).includes(topic);

/** Builds an answer from a model's stream: checks each sentence and fills in its quotes. */
export class AnswerComposer {
  #unread = '';
  #sentences: string[] = [];
  #faults: string[] = [];
  readonly #vans = new Map<Van, string | null>();

  constructor(
    private readonly quotes: Quotes,
    private readonly check: SentenceCheck,
    private readonly say: (sentence: string) => void,
  ) {}

  /** Adds the next chunk of text. */
  add(piece: string): void {
    const sentences = sentencesOf(this.#unread + piece);
    // The last sentence may be incomplete.
    this.#unread = sentences.at(-1) ?? '';
    for (const sentence of sentences.slice(0, -1)) this.#take(sentence);
  }

  /** Discards text that was written before the model looked at the stock. */
  startAgain(): void {
    this.#unread = '';
    this.#sentences = [];
    this.#faults = [];
    this.#vans.clear();
  }

  /** The answer; null if most of it was removed, or the rest ends in a lead-in to nothing. */
  finish(): ChatDraft | null {
    this.#take(this.#unread);
    this.#unread = '';
    const text = joinSentences(this.#sentences);
    const isHollow =
      this.#faults.length > this.#sentences.length || !/\w{2}/.test(text) || (this.#faults.length > 0 && /:$/.test(text));
    if (isHollow || text.length > MAX_CHAT_ANSWER_LENGTH) return null;
    const vans = [...this.#vans].filter(([{ available }]) => available).slice(0, MAX_RECOMMENDED);
    return {
      text,
      recommended: vans.map(([van, fact]) => ({ id: van.id, fact: fact ?? measuredFact('mileage', van) })),
      unmet: null,
      leftOut: this.#faults,
    };
  }

  /** Why sentences were removed. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  #take(sentence: string): void {
    if (sentence.trim() === '') return;
    const fault = this.#sentences.length === MAX_SENTENCES ? 'too long' : this.check.faultOf(sentence);
    if (fault !== null) {
      this.#faults.push(fault);
      return;
    }
    const text = sentence.replace(QUOTE, (...match) => this.#fill(match as unknown as RegExpMatchArray));
    this.#sentences.push(text);
    this.say(text);
  }

  #fill(match: RegExpMatchArray): string {
    const quoted = this.quotes.resolve(match);
    if (quoted === null) return '';
    const { van, topic, text } = quoted;
    if (van !== null) this.#vans.set(van, this.#vans.get(van) ?? (isMeasured(topic) ? measuredFact(topic, van) : null));
    return text;
  }
}
