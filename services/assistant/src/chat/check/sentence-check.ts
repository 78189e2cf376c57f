import { type Figure, figuresIn } from '../../texts/found-figures.ts';
import { unknownClaims } from '../../texts/invented-claims.ts';
import type { StockedVan } from '../chat-engine.ts';
import { withoutTimes } from './clock-times.ts';
import { exampleFigures, examplesOf } from './finance-figures.ts';
import { asCompared, type Ground, isGone, toldOf } from './ground.ts';
import { vanFigures } from './known-figures.ts';
import { amountsIn, isAmountOf, isAmountOfNoVan, withoutAmounts } from './money.ts';
import { namesNotInStock } from './names-not-in-stock.ts';
import { DENIES, neverSaid } from './never-said.ts';
import { vansNamedIn } from './spoken-of.ts';

/** More than one van is meant, so not all of it need be true of one. */
const SEVERAL =
  /\b(?:between|rang(?:e|es|ing)|they|these|those|both|respectively|another|others?|from £?[\d,.]+k? to|start(?:s|ing)? (?:at|from))\b/i;
const ASKS =
  /\?\s*$|\b(?:if|whether|either|any|prefer|would|could|tell me|let me know|such as|for example|mean|asked|wanted|looking for)\b/i;
const POINTS_BACK = /\b(?:it|its|it's|this|that|these|those|they|them|has)\b/;
const COUNTED =
  /\b(\d{1,4}) (?:[a-z'-]+ ){0,4}?(?:vans|vehicles|of (?:them|these|those|our)|in stock|automatics|manuals|diesels|electrics|hybrids|tippers|pickups|dropsides|campervans|matches|options|more|results|others|on (?:the|our) (?:site|forecourt))\b/g;
const NUMBER_WORD = /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i;
const NEVER_A_FIGURE = /\beuro[ -]?\d[a-z]*|^\s*\d{1,2}[.)]\s|\/vehicle\/\d+/g;

const isIn = ({ value, unit }: Figure, known: readonly Figure[]): boolean =>
  known.some((fact) => fact.value === value && (unit === null || unit === fact.unit));

/** Holds the sentences of one answer, in their order, against the ground. */
export class SentenceCheck {
  /** The vans that the sentences before spoke of. */
  #before: readonly StockedVan[];

  constructor(
    private readonly ground: Ground,
    /** The vans that stand beside the answer. */
    private readonly shown: readonly StockedVan[],
  ) {
    this.#before = shown;
  }

  /**
   * Why a sentence must go; null when it may stay.
   * @param text everything that is said together, in which a monthly amount has its example.
   */
  faultOf(sentence: string, text: string): string | null {
    const { ownSentences, ownWords, names, stock } = this.ground;
    const compared = asCompared(sentence);
    if (compared === '' || ownSentences.has(compared)) return null;
    const never = neverSaid(ownSentencesCut(sentence, this.ground));
    if (never !== null) return never;
    const pages = [...sentence.matchAll(/\/vehicle\/(\d+)/g)].map(([, id]) => Number(id));
    if (pages.some((id) => stock.find(id) === undefined)) return 'a page that is not there';
    const { vans, models, rest } = vansNamedIn(sentence, names);
    const isQuestion = ASKS.test(sentence);
    if (!isQuestion && !DENIES.test(sentence)) {
      const foreign = namesNotInStock(sentence, this.ground);
      if (foreign !== null) return 'a van that is not in stock';
    }
    const isNamed = vans.length > 0;
    const subjects = this.#subjects(vans, sentence);
    if (isNamed) this.#before = subjects;
    const mustBeOne = isNamed && models === 1 && !SEVERAL.test(sentence);
    const figuresFault = this.#figuresFault({ sentence, text, rest, subjects, mustBeOne });
    if (figuresFault !== null) return figuresFault;
    if (isQuestion) return null;
    const told = subjects.map(toldOf);
    for (const clause of rest.split(/\b(?:but|however|although|though)\b|;/)) {
      if (DENIES.test(clause)) continue;
      const known = `${ownWords} \n ${this.ground.visitorWords}`;
      if (isNamed ? this.#isBorne(clause, told, ownWords, mustBeOne) : this.#isBorneBySome(clause, told, known)) continue;
      return 'what is not known of the van';
    }
    return null;
  }

  /** Of those named, the ones that stand beside the answer, where there are such. */
  #subjects(named: readonly StockedVan[], sentence: string): readonly StockedVan[] {
    if (named.length === 0) return this.#before;
    const shown = named.filter((van) => this.shown.includes(van));
    return shown.length > 0 && !SEVERAL.test(sentence) ? shown : named;
  }

  #isBorne(clause: string, told: readonly string[], ownWords: string, byOne: boolean): boolean {
    if (!byOne) return unknownClaims(clause, [...told, ownWords].join(' \n ')).length === 0;
    return told.some((of) => unknownClaims(clause, `${of} \n ${ownWords}`).length === 0);
  }

  #isBorneBySome(clause: string, told: readonly string[], known: string): boolean {
    const unknown = unknownClaims(clause, [...told, known].join(' \n '));
    if (unknown.length === 0) return true;
    if (POINTS_BACK.test(clause) && told.length > 0) return false;
    // "We have electric vans" is true when there is one.
    const others = [...this.ground.stock.vans].filter(({ vehicle }) => !isGone(vehicle));
    return unknown.every((claim) => others.some((van) => toldOf(van).includes(claim)));
  }

  #figuresFault(of: {
    readonly sentence: string;
    readonly text: string;
    readonly rest: string;
    readonly subjects: readonly StockedVan[];
    readonly mustBeOne: boolean;
  }): string | null {
    const { dealershipFigures, openTimes, visitorFigures, available, dealership, today } = this.ground;
    const times = withoutTimes(of.rest.replace(NEVER_A_FIGURE, ' '), openTimes);
    if (!times.isTrue) return 'a time that is not an opening time';
    const amounts = amountsIn(times.rest);
    const open = amounts.filter((amount) => !isAmountOfNoVan(amount, this.ground));
    const counted = withoutAmounts(times.rest).replace(COUNTED, (found, count) => (Number(count) <= available ? ' ' : found));
    const figures = figuresIn(counted).filter(
      (figure) =>
        !isIn(figure, dealershipFigures) &&
        !(visitorFigures.has(figure.value) && figure.unit !== '%' && figure.unit !== '£') &&
        !(figure.unit === null && figure.value <= 10 && NUMBER_WORD.test(counted)),
    );
    if (open.length === 0 && figures.length === 0) return null;
    const context = { sentence: of.sentence, text: of.text, amounts };
    const holds = (van: StockedVan) => ({
      amounts: open.filter((amount) => isAmountOf(amount, van, context, this.ground)),
      figures: figures.filter(
        (figure) =>
          isIn(figure, vanFigures(van.vehicle, today)) ||
          isIn(figure, examplesOf(van.vehicle, dealership, visitorFigures).flatMap(exampleFigures)),
      ),
    });
    const borne = of.subjects.map(holds);
    const isWhole = (held: ReturnType<typeof holds>) =>
      held.amounts.length === open.length && held.figures.length === figures.length;
    if (borne.some(isWhole)) return null;
    if (of.mustBeOne) return 'figures that are not of one van';
    if (open.some((amount) => !borne.some((held) => held.amounts.includes(amount)))) return 'an amount that is not known';
    if (figures.some((figure) => !borne.some((held) => held.figures.includes(figure)))) return 'a figure that is not known';
    return null;
  }
}

/** A sentence without the settings' own words, such as an address for mail or "approved dealer". */
const ownSentencesCut = (sentence: string, { dealership }: Ground): string => {
  const { email, financeEmail, legal, approvals } = dealership;
  const own = [email, financeEmail, legal.complaintsEmail, ...approvals];
  return own.reduce((rest, words) => rest.replaceAll(words, ' ').replaceAll(words.toLowerCase(), ' '), sentence);
};
