import { UNCHOSEN, UNRECORDED, type Unfound } from '../find/themes.ts';
import type { Reading } from '../understand/reading.ts';

export const COST_TO_INSURE = 'what it costs to insure';

/** What a message wishes for that only a van's page tells. */
export const unchosenIn = ({ text }: Reading): readonly string[] =>
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
