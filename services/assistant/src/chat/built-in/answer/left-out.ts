import type { Dealership } from '@forecourt/contracts';
import { themesOf } from '../find/page-words.ts';
import { UNCHOSEN, UNRECORDED, type Unfound } from '../find/themes.ts';
import type { Van } from '../find/van.ts';
import { writtenBy } from '../find/wish-test.ts';
import { plainText, vanName } from '../say/van-words.ts';
import { listed } from '../say/words.ts';
import type { Reading } from '../understand/reading.ts';

const COST_TO_INSURE = 'what it costs to insure';

/** What a message wishes for that only a van's page tells. */
const unchosenIn = ({ text }: Reading): readonly string[] =>
  UNCHOSEN.filter(({ asked }) => asked.test(text)).map(({ said }) => said);

/** Equipment is repeated only as plain words. */
const PLAIN = /^[a-z][a-z0-9 ]{2,28}$/;

/** Equipment that no list knows, in words that may be repeated. */
export const unlistedIn = ({ unlisted }: Reading): readonly string[] => unlisted.filter((words) => PLAIN.test(words));

/** What a message wishes for that no van can be chosen by, and how it is written of. */
export const unrecordedIn = ({ text, unlisted, wishes }: Reading): readonly Unfound[] => {
  const has4x4 = wishes.some((wish) => wish.kind === 'feature' && wish.feature === 'four wheel drive');
  const named = UNRECORDED.filter(({ said, asked }) => asked.test(text) && !(has4x4 && said === 'ground clearance'));
  const others = unlisted.filter((words) => named.every(({ asked }) => !asked.test(words)));
  return [
    ...named,
    ...others.map((words) =>
      PLAIN.test(words)
        ? { said: words, asked: new RegExp(`\\b${words}`) }
        : { said: 'some of the equipment you named', asked: /$^/ },
    ),
  ];
};

/** A shorter word is in many others. */
const TELLING = 4;
/** Names the equipment that was asked about, that no van lists and of which the answer does not speak. */
export const notListed = (reading: Reading, answer: string, { phone }: Dealership): readonly string[] => {
  const said = answer.toLowerCase();
  const isTold = (words: string): boolean =>
    themesOf(words, []).some(({ name, written }) => name !== undefined && written.test(said));
  const unlisted = unlistedIn(reading).filter(
    (words) =>
      !isTold(words) && !words.split(' ').some((word) => word.length >= TELLING && said.includes(word.replace(/s$/, ''))),
  );
  return unlisted.length === 0 ? [] : [`I can't see ${listed(unlisted, 'or')} listed; the sales team can check on ${phone}.`];
};

/** What the page of one of the vans says of it; null where none does. */
const onPage = (pattern: RegExp, vans: readonly Van[]): string | null => {
  const van = vans.find((one) => writtenBy(one, pattern) !== null);
  return van === undefined ? null : `the page of the ${vanName(van)} says: "${plainText(writtenBy(van, pattern) ?? '')}"`;
};

/** Names what the visitor said that played no part in choosing the vans. @param vans all that fit the rest, those shown first */
export const leftOut = (reading: Reading, { phone }: Dealership, vans: readonly Van[]): readonly string[] => {
  const { heard, wishes, demands, plan } = reading;
  const unrecorded = unrecordedIn(reading).filter(({ said }) => said !== COST_TO_INSURE || !reading.topics.includes('insurance'));
  const bySentence = new Map<string | null, string[]>();
  for (const { said, asked } of unrecorded) {
    const sentence = onPage(asked, vans);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), said]);
  }
  const rest = bySentence.get(null) ?? [];
  const unchosen = reading.topics.length === 0 ? unchosenIn(reading) : [];
  return [
    ...(plan.reclaims === false ? ["As you can't claim VAT back, go by the prices including VAT."] : []),
    ...(unchosen.length > 0 ? [`I can't choose by ${listed(unchosen, 'or')}: ask me about the one you like.`] : []),
    ...[...bySentence].flatMap(([sentence, said]) =>
      sentence === null ? [] : [`I can't search by ${listed(said, 'or')}, but ${sentence}`],
    ),
    ...(rest.length > 0
      ? [
          `We don't record ${listed(rest, 'or')}, so I haven't chosen by that: ask me what a van's page says, or the sales team on ${phone}.`,
        ]
      : []),
    ...(heard.includes('trailer_weight') && wishes.every(({ kind }) => kind !== 'towing')
      ? [`I haven't chosen by what they tow, which is not recorded for each van: the sales team can tell you on ${phone}.`]
      : []),
    ...(heard.includes('trip') && [...wishes, ...demands].every(({ kind }) => kind !== 'range')
      ? ["I haven't chosen by your miles: ask me about the range or the mpg of the one you like."]
      : []),
  ];
};
