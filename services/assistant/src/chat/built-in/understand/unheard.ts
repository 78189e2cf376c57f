import type { Token } from '@forecourt/language';
import type { FeatureWish } from '../wishes/wish.ts';
import type { Heard } from './heard-slot.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
/** Before what a van is to have, and between such things. */
const LEADS = wordsOf('with w having plus including');
const BETWEEN = wordsOf(', and n & or plus with also');
/** What may stand before a thing and says nothing. */
const FILLERS = wordsOf('a an the some any my decent good nice proper working preferably ideally maybe possibly also please');
const ENDS = wordsOf('. ? ! please pls thanks cheers ta');
/** What goes on from here is no part of a list; what stands before it is only where "with" leads to it. */
const GOES_ON = wordsOf('for under below around about up at in on if to max from over that which');
/** No equipment: what is answered or read elsewhere, and the small words of a sentence. */
const OTHERS =
  wordsOf(`vat finance deposit delivery warranty mot tax insurance service history owner owners keys room space money budget payload
  price cash part exchange it is are was be i you we he she they me him her us them that this these those one ones van vans vehicle not no
  can could will would do does did has have had need needs want wants like get got go goes going come carry fit take what which who how when
  where why so but because then there here more less most least than too very just only really all both each every other others miles seats
  door doors shut open closed spend body day week month year today tomorrow anything something everything nothing kids dog dogs wife husband lads mate similar same else`);
const MOST_WORDS = 3;
const PLAIN = /^[a-z]{3,}$/;

/** Things in a list of what a van is to have that the tagger has not marked: "with ply lining and nets". */
export const unheardIn = (
  { tokens, spelt }: { readonly tokens: readonly Token[]; readonly spelt: readonly string[] },
  heard: readonly Heard[],
): readonly FeatureWish[] => {
  const slotAt = (place: number) => heard.find(({ start, end }) => place >= start && place < end)?.slot;
  const found: string[] = [];
  let run: string[] | null = null;
  let lists = false;
  let led = false;
  const close = (): void => {
    const words = (run ?? []).filter((word) => !FILLERS.has(word));
    const isThing =
      words.length > 0 && words.length <= MOST_WORDS && words.every((word) => PLAIN.test(word) && !OTHERS.has(word));
    if (isThing) found.push(words.join(' '));
    else if (words.length > 0) lists = false;
    run = null;
  };
  tokens.forEach((_, place) => {
    const slot = slotAt(place);
    const word = spelt[place] ?? '';
    if (slot !== undefined) {
      run = null;
      lists ||= slot === 'equipment';
    } else if (LEADS.has(word) || (lists && BETWEEN.has(word))) {
      close();
      led = LEADS.has(word);
      lists ||= led;
      run = lists ? [] : null;
    } else if (ENDS.has(word) || GOES_ON.has(word)) {
      if (ENDS.has(word) || led) close();
      run = null;
      lists = false;
    } else run?.push(word);
  });
  close();
  return found.map((feature) => ({ kind: 'feature', feature, not: false }));
};
