import { spellRight } from '@forecourt/language';
import { normalise } from './normalise.ts';

export interface Taken {
  readonly match: RegExpExecArray;
  /** Of what the visitor does not want: "not a …", "no …", "anything but …". */
  readonly negated: boolean;
  /** Of what was wished and is no longer: "forget the …", "doesnt have to be …". */
  readonly back: boolean;
}

/** Stand where something was read, the second where it was not wanted; nothing typed has braces left. */
const READ = '{}';
const UNWANTED = '{-}';

const NEGATION = new RegExp(
  `(?:\\b(?:not?|nothing|non|nor|never|without|except|excluding|avoid|hate|bar|isnt|arent|(?:dont|do not|cant|wont) (?:want|like|need|fancy|do|drive|have)|instead of|rather than|other than|apart from|anything but|any\\w*(?: \\w+)? but|sick of|not (?:keen on|interested in|into|looking for|after|after))` +
    `(?: (?:an?|the|any|anything|owt|another|more|too|very|be|have|in|your|that))*|\\{-\\} (?:or|and|nor)(?: (?:an?|the|any|no))?|\\b(?:not?|isnt|arent|without|(?:dont|do not) (?:want|like))(?: (?!sure|if|whether|fuss|bother|worr|mind|only|just|matter|more|less|over|under)[a-z]+){1,3} (?:or|nor)(?: an?| the)?) $`,
);
const TAKEN_BACK =
  /\b(?:forget|scrap|drop|ditch|lose|skip|never ?mind|leave (?:out|off)|no need for|(?:dont|do not|doesnt|does not|neednt|not|no longer|arent|isnt|im not)(?: (?:really|actually|necessarily|too|that))* (?:have to|need(?:ed)?|needing|got to|fuss(?:ed|y)|bothered|worried))(?: (?:about|on|it|the|an?|any|that|having|to|have|be|been|with))* $/;
const LOOK_BACK = 60;

/** A message being read: whoever understands a part of it takes that part away, so that nobody else reads it differently. */
export class Typed {
  /** All of it, as it was spelt. */
  readonly plain: string;
  /** All of it, put right. */
  readonly whole: string;
  #rest: string;

  constructor(message: string) {
    this.plain = normalise(message);
    this.whole = spellRight(this.plain);
    this.#rest = this.whole;
  }

  /** What nobody has understood yet. */
  get rest(): string {
    return this.#rest;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /**
   * @param pattern global.
   * @param isMeant which of its matches are taken; all by default
   */
  take(pattern: RegExp, isMeant: (found: Taken, before: string) => boolean = () => true): readonly Taken[] {
    const rest = this.#rest;
    // Most patterns are in no message, and to iterate over matches costs more than to look for one.
    if (rest.search(pattern) === -1) return [];
    const taken: Taken[] = [];
    let done = '';
    let from = 0;
    for (const match of rest.matchAll(pattern)) {
      const before = done + rest.slice(from, match.index);
      const close = before.slice(-LOOK_BACK);
      const back = TAKEN_BACK.test(close);
      const found = { match, back, negated: !back && NEGATION.test(close) };
      if (!isMeant(found, before)) continue;
      from = match.index + match[0].length;
      done = `${before.trimEnd()} ${back || found.negated ? UNWANTED : READ}${rest[from] === ' ' ? '' : ' '}`;
      taken.push(found);
    }
    this.#rest = done + rest.slice(from);
    return taken;
  }

  /** Takes it away; whether it was there. */
  drop(pattern: RegExp): boolean {
    return this.take(pattern).length > 0;
  }
}
