import type { Dealership } from '@forecourt/contracts';
import type { Van } from '../find/van.ts';
import { vanName } from '../say/van-words.ts';

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));
const YES = words('yes yeah yea yep yup yh aye sure definitely interested');
const NO = words('no nope nah not');
const OK = words('ok okay k cool great nice lovely perfect good fine right');
const THANKS = words('thanks thank you cheers ta');
const BESIDE = words("please pls plz mate then i am i'm im do that that's thats is sounds very really it want id i'd like go on");

type SmallWord = 'yes' | 'no' | 'ok';

/** What a message of small words alone says; null where it says anything else. */
export const smallWord = (text: string): SmallWord | null => {
  const words = text.split(/[^a-z']+/).filter(Boolean);
  const thanks = words.some((word) => THANKS.has(word));
  const says = words.filter((word) => !BESIDE.has(word) && !THANKS.has(word));
  if (says.length === 0 || /\d/.test(text) || (thanks && !says.some((word) => NO.has(word)))) return null;
  if (says.every((word) => NO.has(word) || OK.has(word)) && says.some((word) => NO.has(word))) return 'no';
  if (!says.every((word) => YES.has(word) || OK.has(word))) return null;
  return says.some((word) => YES.has(word)) ? 'yes' : 'ok';
};

/** What is said to a yes or a no that answers nothing, by the van that is spoken of; null where something is to be asked. */
export const answerSmallWord = (word: SmallWord, van: Van | undefined, { phone }: Dealership): string | null => {
  if (word === 'no')
    return `No problem. Tell me what should be different, the price, the size or the make, say, and I'll look again. Or the sales team is on ${phone}.`;
  if (van === undefined || !van.available) return null;
  return `Good. To see or drive the ${vanName(van)}, book a test drive on its page or call ${phone}. What else would you like to know about it?`;
};
