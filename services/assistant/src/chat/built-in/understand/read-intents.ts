import { readModel, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';
import type { OtherTopic, PolicyTopic } from '../questions/topic.ts';

const understand = understandingOf(readModel(learnt));

/** Which of the topics of an intent a message asks for, by a word that tells them apart; the last may have none. */
type Choice = readonly (readonly [topic: PolicyTopic, word?: RegExp])[];

/** What is asked of the dealership, by intent. */
const POLICIES: Readonly<Record<string, Choice>> = {
  overview: [['stockOverview']],
  ask_pictures: [['photos']],
  ask_condition: [['inspection']],
  vat: [['vat']],
  finance_how: [['financeProcess', /\b(?:long|apply|process|decision|quick|need)\b/]],
  finance_types: [['lease', /\b(?:leas|hire|rent|bch)/], ['financeTypes']],
  finance_early: [['earlyPayment']],
  finance_eligibility: [['badCredit', /\b(?:ccj|iva|bad|poor|credit|default|bankrupt|score|history)/], ['acceptance']],
  finance_documents: [['financeProcess', /\b(?:financ|credit|lender|loan|hp\b|bank)/], ['paperwork']],
  finance_rate: [
    ['commission', /\bcommission\b|\bkickback|\bget paid\b/],
    ['interestFree', /\b(?:interest free|0 ?%|zero percent|no interest)/],
    ['apr', /\b(?:apr|interest|rates?)\b/],
    ['fees', /\b(?:fees?|admin|charges?)\b/],
    ['lenders', /\b(?:lenders?|who|which|whose|bank|company|broker)\b/],
    ['apr'],
  ],
  finance_ending: [['financeEnd']],
  negotiate: [['discount']],
  payment: [['payment']],
  part_exchange: [['partExchange']],
  part_exchange_finance: [['outstandingFinance']],
  sell_to_us: [['partExchange']],
  fleet: [['fleet']],
  reserve: [['reservation', /\b(?:reserv|hold|deposit|put|keep|save|name)/], ['buy']],
  deposit_back: [['depositBack']],
  return_van: [['returns']],
  test_drive: [['testDrive']],
  visit: [['visit']],
  hours: [['hours']],
  location: [['areas', /\b(?:areas?|cover|serve)\b/], ['address']],
  contact: [['email', /\b(?:e ?mail|whats ?app|messenger|text)\b/], ['phone']],
  person: [['human']],
  callback: [['callback']],
  give_details: [['callback']],
  delivery: [['delivery']],
  export: [['delivery']],
  collection: [['collection']],
  notify: [['notify']],
  warranty_cover: [['warrantyProvider']],
  warranty_claim: [['warrantyProvider']],
  preparation: [['preparation']],
  services: [['servicing']],
  servicing: [['servicing']],
  complaint: [['complaint']],
  aftersales: [['order', /\b(?:order|deposit|refund|v5|log ?book|keys?|deliver)/], ['complaint']],
  hire: [['lease']],
  new_order: [['notify']],
  not_sold: [['specialist']],
  insurance: [['insurance']],
  licence: [['advice']],
  about_us: [['company']],
  jobs: [['jobs']],
  privacy: [['privacy']],
  help: [['capabilities']],
  nervous: [['nervous']],
  urgent: [['urgent']],
};

/** What is neither about a van nor about the dealership, by intent. */
const OTHERS: Readonly<Record<string, OtherTopic>> = {
  greet: 'greeting',
  thanks: 'thanks',
  praise: 'thanks',
  bye: 'bye',
  are_you_a_bot: 'robot',
  abuse: 'abuse',
  frustrated: 'abuse',
  injection: 'injection',
  other_language: 'foreign',
  off_topic: 'offTopic',
  joke: 'offTopic',
};

/** Intents that ask for vans. */
const FOR_VANS: ReadonlySet<string> = new Set(['find', 'need', 'narrow', 'widen', 'replace', 'reply', 'relative', 'rank']);

/** An intent that is less likely is not answered. */
const LIKELY = 0.35;
/** A second one that a message asks besides. */
const BESIDES = 0.3;
/** Whoever may be asking for vans, and names what they should be, is shown vans. */
const RIVAL = 0.12;

export interface Intents {
  /** What is asked of the dealership. */
  readonly policies: readonly PolicyTopic[];
  readonly others: readonly OtherTopic[];
  /** The message may as well ask for vans. */
  readonly mayWantVans: boolean;
}

/** What a message wants, as far as a model can tell. @param text the message, folded */
export const readIntents = (message: string, text: string): Intents => {
  const [first, second, third] = understand(message).intents;
  const asked = [first, second].flatMap((guess, place) =>
    guess && guess.probability >= (place === 0 ? LIKELY : BESIDES) ? [guess.intent] : [],
  );
  const rivals = [first, second, third].filter((guess) => guess && FOR_VANS.has(guess.intent) && guess.probability >= RIVAL);
  return {
    policies: asked.flatMap((intent) => {
      const found = POLICIES[intent]?.find(([, word]) => word === undefined || word.test(text));
      return found ? [found[0]] : [];
    }),
    others: asked.flatMap((intent) => OTHERS[intent] ?? []),
    mayWantVans: rivals.length > 0,
  };
};
