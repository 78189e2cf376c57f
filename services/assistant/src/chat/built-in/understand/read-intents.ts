import type { Understanding } from '@forecourt/language';
import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';

/** Which of the topics of an intent a message asks for, by a word that tells them apart; the last may have none. */
type Choice<Topic> = readonly (readonly [topic: Topic, word?: RegExp])[];

/** What is asked of the dealership, by intent. */
const POLICIES: Readonly<Record<string, Choice<PolicyTopic>>> = {
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
  licence: [['licence']],
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

/** What is asked of a van, by intent. */
const FACTS: Readonly<Record<string, Choice<FactTopic>>> = {
  can_carry: [['payload']],
  can_tow: [['towing']],
  availability: [['availability']],
  ask_history: [['history']],
  ask_price: [['price']],
  range_enough: [['charging', /\bcharg(?:e|es|ing)\b/], ['range']],
  mot: [['mot']],
  road_tax: [['roadTax']],
  vat_whole_price: [['vatOnVan']],
};

/** Intents that ask whether a van will do, however they are put. */
const WILL_DO: ReadonlySet<string> = new Set(['fits_place', 'will_it_fit', 'can_carry', 'can_tow', 'range_enough']);

/** Intents that ask for vans. */
const FOR_VANS: ReadonlySet<string> = new Set(['find', 'need', 'narrow', 'widen', 'replace', 'reply', 'relative', 'rank']);

/** An intent that is less likely is not answered. */
const LIKELY = 0.35;
/** A second one that a message asks besides. */
const BESIDES = 0.3;
/** Whoever may be asking for vans, and names what they should be, is shown vans. */
const RIVAL = 0.12;

const chosen = <Topic>(choice: Choice<Topic> | undefined, text: string): readonly Topic[] => {
  const found = choice?.find(([, word]) => word === undefined || word.test(text));
  return found ? [found[0]] : [];
};

export interface Intents {
  /** What is asked of the dealership. */
  readonly policies: readonly PolicyTopic[];
  readonly others: readonly OtherTopic[];
  /** What is asked of a van. */
  readonly facts: readonly FactTopic[];
  /** It asks whether a van will do. */
  readonly asksIfItDoes: boolean;
  /** The message may as well ask for vans. */
  readonly mayWantVans: boolean;
}

/** What a message wants, as far as a model can tell. @param text the message, folded */
export const readIntents = ({ intents: [first, second, third] }: Understanding, text: string): Intents => {
  const asked = [first, second].flatMap((guess, place) =>
    guess && guess.probability >= (place === 0 ? LIKELY : BESIDES) ? [guess.intent] : [],
  );
  const rivals = [first, second, third].filter((guess) => guess && FOR_VANS.has(guess.intent) && guess.probability >= RIVAL);
  return {
    policies: asked.flatMap((intent) => chosen(POLICIES[intent], text)),
    others: asked.flatMap((intent) => OTHERS[intent] ?? []),
    facts: asked.slice(0, 1).flatMap((intent) => chosen(FACTS[intent], text)),
    asksIfItDoes: asked.slice(0, 1).some((intent) => WILL_DO.has(intent)),
    mayWantVans: rivals.length > 0,
  };
};
