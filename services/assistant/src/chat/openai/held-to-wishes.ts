import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import { wishesOf } from '../built-in/built-in-engine.ts';
import { wantsElectric } from '../built-in/find/search.ts';
import { wishTest } from '../built-in/find/wish-test.ts';
import { missWords } from '../built-in/say/misses.ts';
import { vanName } from '../built-in/say/van-words.ts';
import { wishLabels } from '../built-in/say/wish-label.ts';
import { stockView } from '../built-in/wishes/stock-view.ts';
import { isRange, type Wish } from '../built-in/wishes/wish.ts';
import type { ChatDraft, ChatMoment } from '../chat-engine.ts';

const VAGUE: ReadonlySet<string> = new Set(['size', 'wheelbase', 'roof']);
/** Tradespeople differ on what is large, or cheap. */
const isPlain = (wish: Wish): boolean =>
  !VAGUE.has(wish.kind) && !(isRange(wish) && (wish.word !== undefined || wish.about !== undefined || wish.usual));

/** Says of each van that a model recommends what it misses of what the visitor asked for, as the built-in engine understands it. */
export const heldToWishes = (draft: ChatDraft, question: ChatQuestion, moment: ChatMoment, dealership: Dealership): ChatDraft => {
  const wishes = wishesOf(question, moment, dealership);
  const plain = [...wishes.values()].filter(isPlain);
  const electric = wantsElectric(plain);
  const { find } = stockView(moment.stock);
  const notes = draft.recommended.flatMap(({ id }) => {
    const van = find(id);
    const missed = van === undefined ? [] : plain.filter((wish) => !wishTest(wish, electric)(van));
    return van === undefined || missed.length === 0 ? [] : [`${vanName(van)} (${missWords(van, missed)})`];
  });
  const note = notes.length === 0 ? [] : [`Not all that you asked for: ${notes.join('; ')}.`];
  for (const sentence of note) moment.say(`\n${sentence}`);
  return { ...draft, text: [draft.text, ...note].join('\n'), wishes: wishLabels(wishes) };
};
