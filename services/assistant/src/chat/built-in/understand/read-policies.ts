import { readModel, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';
import type { PolicyTopic } from '../questions/topic.ts';

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

/** Intents that ask for vans. */
const FOR_VANS: ReadonlySet<string> = new Set(['find', 'need', 'narrow', 'widen', 'replace', 'reply', 'relative', 'rank']);

/** An intent that is less likely is not answered. */
const LIKELY = 0.35;
/** A second one that a message asks besides. */
const BESIDES = 0.3;
/** Whoever may be asking for vans, and names what they should be, is shown vans. */
const RIVAL = 0.12;

export interface AskedPolicies {
  readonly topics: readonly PolicyTopic[];
  /** The message may as well ask for vans. */
  readonly mayWantVans: boolean;
}

/** What a message asks of the dealership. @param text the message, folded */
export const readPolicies = (message: string, text: string): AskedPolicies => {
  const [first, second, third] = understand(message).intents;
  const asked = [first, second].filter((guess, place) => guess && guess.probability >= (place === 0 ? LIKELY : BESIDES));
  const topics = asked.flatMap((guess) => {
    const found = POLICIES[guess?.intent ?? '']?.find(([, word]) => word === undefined || word.test(text));
    return found ? [found[0]] : [];
  });
  const rivals = [first, second, third].filter((guess) => guess && FOR_VANS.has(guess.intent) && guess.probability >= RIVAL);
  return { topics, mayWantVans: rivals.length > 0 };
};
