import type { Guess } from '@forecourt/language';
import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';

/** Which of the topics of an intent a message asks for, by a word that tells them apart; the last may have none. */
type Choice<Topic> = readonly (readonly [topic: Topic, word?: RegExp])[];

/** What is asked of the dealership, by intent. */
const POLICIES: Readonly<Record<string, Choice<PolicyTopic>>> = {
  overview: [['stockOverview']],
  ask_pictures: [['photos']],
  ask_condition: [['inspection', /\b(?:inspect\w*|mechanic|looked over|check it over|rac|aa)\b/]],
  vat: [['vat']],
  finance_how: [['financeProcess', /\b(?:long|apply|process|decision|quick|need|sort)\b/]],
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
  sell_to_us: [['sellToUs']],
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
  running_costs: [['insurance', /\binsur/]],
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
  availability: [['history', /\bhow long\b/], ['availability']],
  ask_history: [['history']],
  ask_price: [['price']],
  range_enough: [['charging', /\bcharg(?:e|es|ing)\b/], ['range']],
  mot: [['mot']],
  ask_condition: [['condition', /\b(?:new|used|pre ?reg|condition)\b/], ['wear']],
  road_tax: [['roadTax']],
  vat_whole_price: [['vatOnVan']],
  clean_air: [['cleanAir']],
  finance_figure: [['finance']],
  finance_deposit: [['finance']],
  finance_how: [['finance']],
  warranty_length: [['warranty']],
  warranty_cover: [['warranty']],
  running_costs: [
    ['roadTax', /\b(?:tax|ved)\b/],
    ['economy', /^(?!.*\binsur)/],
  ],
};

/** Intents that ask something of a van: what else they name points to it. */
const ABOUT_VAN: ReadonlySet<string> = new Set([
  'ask_fact',
  'ask_price',
  'availability',
  'ask_history',
  'ask_condition',
  'ask_pictures',
  'will_it_fit',
  'can_carry',
  'can_tow',
  'fits_place',
  'range_enough',
  'clean_air',
  'running_costs',
  'finance_figure',
  'compare',
  'mot',
  'road_tax',
  'vat_whole_price',
  'warranty_length',
  'warranty_cover',
  'licence',
]);

/** Intents that ask for vans. */
const FOR_VANS: ReadonlySet<string> = new Set([
  'find',
  'need',
  'narrow',
  'widen',
  'replace',
  'correct',
  'more',
  'relative',
  'rank',
  'similar',
  'reply',
]);

/** An intent that is less likely is not answered. */
const LIKELY = 0.35;
/** A second one that a message asks besides. */
const BESIDES = 0.3;

/** Whoever may be asking for vans, and names what they should be, is shown vans. */
const RIVAL = 0.12;

/** Intents that are answered with a fact of the van as well as with what holds for all. */
const BOTH: Readonly<Record<string, true>> = { warranty_cover: true };

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
  readonly aboutVan: boolean;
  readonly forVans: boolean;
}

/** Where nothing better was found, an intent that is only likelier than any other is answered. */
const LIKELIEST = 0.22;
const SURE = 0.6;
const GREETS = /^ (?:\S+ ){0,3}$|\b(?:hi|hiya|hello|hey|morning|afternoon|evening|alright|ey up|how do|welcome)\b/;

/** Whether a clause may as well ask for vans. */
const rivals = (guesses: readonly Guess[]): boolean =>
  guesses.slice(0, 3).some(({ intent, probability }) => FOR_VANS.has(intent) && probability >= RIVAL);

/** Whether a part of a message asks something of a van. */
export const isAboutVan = (clauses: readonly (readonly Guess[])[]): boolean =>
  clauses.some(([first]) => ABOUT_VAN.has(first?.intent ?? ''));

/** Whether a message may ask for vans or about one. */
export const mayWantVans = (clauses: readonly (readonly Guess[])[]): boolean =>
  clauses.some((guesses) => rivals(guesses) || ABOUT_VAN.has(guesses[0]?.intent ?? ''));

/** The intents of a clause that are to be answered; none of the dealership where it may ask for vans and names some. */
const askedIn = (guesses: readonly Guess[], alone: boolean, namesVans: boolean): readonly string[] => {
  const [first, second] = guesses;
  if (!first) return [];
  const likely = first.probability >= LIKELY || (first.intent in POLICIES && !rivals(guesses) && first.probability >= LIKELIEST);
  const besides = alone && second && second.probability >= BESIDES ? [second.intent] : [];
  const asked = [...(likely ? [first.intent] : []), ...besides];
  const yields = namesVans && (first.intent === 'new_order' || (rivals(guesses) && (alone || first.probability < SURE)));
  return yields ? asked.filter((intent) => !(intent in POLICIES) || intent in FACTS) : asked;
};

/**
 * What each clause of a message wants, as far as a model can tell.
 *
 * @param text the message, folded
 * @param namesVans whether it says what a van is to be
 */
export const readIntents = (clauses: readonly (readonly Guess[])[], text: string, namesVans: boolean): Intents => {
  const alone = clauses.length === 1;
  const asked = clauses.flatMap((guesses) => askedIn(guesses, alone, namesVans));
  const leads = clauses.flatMap(([first]) => (first ? [first.intent] : []));
  const policies = asked.flatMap((intent) => chosen(POLICIES[intent], text));
  const others = asked.flatMap((intent) => OTHERS[intent] ?? []).filter((topic) => topic !== 'greeting' || GREETS.test(text));
  return {
    policies: [...new Set(policies)],
    others: [...new Set(others)],
    facts: [
      ...new Set(
        asked.flatMap((intent) =>
          chosen(POLICIES[intent], text).length > 0 && !(intent in BOTH) ? [] : chosen(FACTS[intent], text),
        ),
      ),
    ],
    aboutVan: isAboutVan(clauses),
    forVans: leads.some((intent) => FOR_VANS.has(intent)),
  };
};
