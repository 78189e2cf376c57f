import { type Answer, type Fault, fault, type Grounds, type Situation } from './grounds.ts';
import { passagesOf } from './passages.ts';
import { fold, isDenial } from './text.ts';

/** Only the sales team can promise these: a discount, an acceptance, a delivery, a reservation. */
const PROMISES: readonly RegExp[] = [
  /\bguarantee[ds]?\b/,
  /\bpromise\b/,
  /\b(?:we|i)(?:'ll| will| can) (?:hold|reserve|keep) (?:it|the van|that|this|one)\b/,
  /\b(?:is|are|been|it's) (?:now )?(?:reserved|held) for you\b/,
  /\byou(?:'ll| will|'re| are) (?:definitely |certainly )?(?:be |get )?(?:accepted|approved)\b/,
  /\b(?:finance|credit|application) (?:is|has been|will be) (?:accepted|approved)\b/,
  /\bfree delivery\b|\bdeliver(?:y|ed)?\b[^.]{0,20}\b(?:free|no charge)\b/,
  /\b(?:we(?:'ll| will) deliver|be delivered|will arrive) (?:it |to you )?(?:by|on|within|tomorrow|today|next)\b/,
  /\bdiscount\b|\bmoney off\b|\b\d+ ?% off\b|\bspecial (?:offer|price|deal)\b|\bbest price\b|\bprice match\b|\bknock \S+ off\b/,
  /\b(?:lowest|best) (?:price|deal|rate)s? (?:in|around|anywhere)\b/,
];

/** Sentences that promise something, unless they deny it. */
export function promises(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  return passagesOf(answer, situation, grounds)
    .filter(
      ({ sentence }) => !isDenial(sentence) && !sentence.trim().endsWith('?') && !/\b(?:sales team|ask them)\b/i.test(sentence),
    )
    .filter(({ sentence }) => PROMISES.some((promise) => promise.test(fold(sentence))))
    .map(({ sentence }) => fault('invented', `a promise: "${sentence.trim()}"`));
}
