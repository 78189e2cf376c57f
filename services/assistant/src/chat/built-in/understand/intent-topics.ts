import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';

/** Which of the topics of an intent a message asks for, by a word that tells them apart; the last may have none. */
export type Choice<Topic> = readonly (readonly [topic: Topic, word?: RegExp])[];

/** How old the visitor is, or has to be. */
const AGE =
  /\b(?:age|aged|ages|old enough|too (?:old|young)|how (?:old|young)|(?:i'?m|im|i am|he'?s|she'?s|only|just) [1-9]\d)\b/;

/** What is asked of the dealership, by intent. */
export const POLICIES: Readonly<Record<string, Choice<PolicyTopic>>> = {
  overview: [['stockOverview']],
  ask_pictures: [['photos']],
  ask_price: [['fees', /\b(?:fees?|admin)\b/]],
  ask_condition: [['inspection', /\b(?:inspect\w*|mechanic|looked over|check it over|rac|aa)\b/]],
  vat: [['vat']],
  finance_figure: [['vatOnFinance', /\bvat\b/]],
  finance_how: [
    ['acceptance', AGE],
    ['badCredit', /\b(?:ccjs?|iva|bankrupt\w*|defaults?|(?:bad|poor|low|no) credit)\b/],
    ['vatOnFinance', /\bvat\b/],
    ['financeTerm', /\b(?:over|spread|stretch|terms?|longest|shortest|years|months|lengths?)\b/],
    ['financeProcess', /\b(?:long|apply|process|decision|quick|need|sort)\b/],
  ],
  finance_deposit: [['vatOnFinance', /\bvat\b/], ['payment', /\b(?:card|cash|transfer|cheque)\b/], ['financeDeposit']],
  finance_types: [['lease', /\b(?:leas|contract hire|rent|bch)/], ['financeTypes']],
  finance_early: [['earlyPayment']],
  finance_eligibility: [
    ['acceptance', AGE],
    ['badCredit', /\b(?:ccj|iva|bad|poor|credit|default|bankrupt|score|history)/],
    ['acceptance'],
  ],
  finance_documents: [['financeProcess', /\b(?:financ|credit|lender|loan|hp\b|bank)/], ['paperwork']],
  finance_rate: [
    ['commission', /\bcommission\b|\bkickback|\bget paid\b/],
    ['interestFree', /\b(?:interest free|0 ?%|zero percent|no interest)/],
    ['apr', /\b(?:apr|interest|rates?|per ?cent|total|pay back)\b|%/],
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
  warranty_extend: [['warrantyProvider']],
  warranty_claim: [['vat', /\breclaim\w*|\bclaim\w* (?:\w+ )?back\b/], ['warrantyProvider']],
  preparation: [['preparation']],
  services: [['servicing']],
  servicing: [['servicing']],
  complaint: [['complaint']],
  aftersales: [['order', /\b(?:order|deposit|refund|v5|log ?book|keys?|deliver)/], ['complaint']],
  hire: [['lease', /\b(?:leas|contract hire|bch)/], ['hire']],
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
export const OTHERS: Readonly<Record<string, OtherTopic>> = {
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
export const FACTS: Readonly<Record<string, Choice<FactTopic>>> = {
  can_carry: [['payload']],
  will_it_fit: [['room', /^(?!.*\b(?:child|baby|booster) seats?\b)/]],
  can_tow: [['towing']],
  availability: [['history', /\bhow long\b/], ['availability']],
  ask_history: [['history']],
  ask_price: [['price']],
  range_enough: [
    ['charging', /(?<!\b(?:a|one|each|full|per|single|the) )\bcharg(?:e|es|ing)\b/],
    ['mileage', /^(?!.*\b(?:range|battery|far|day|daily|winter|enough)\b).*\b(?:how many miles|mileage)\b/],
    ['range'],
  ],
  mot: [['mot']],
  ask_condition: [['condition', /\b(?:new|used|pre ?reg|condition)\b/], ['wear']],
  road_tax: [['roadTax']],
  vat_whole_price: [['vatOnVan']],
  clean_air: [['cleanAir']],
  finance_figure: [['finance']],
  finance_deposit: [['finance']],
  finance_how: [['finance']],
  warranty_length: [['warranty']],
  licence: [['drivenOn', /\blicen[cs]e|\bcategory\b/]],
  warranty_cover: [['warranty']],
  running_costs: [
    ['roadTax', /\b(?:tax|ved)\b/],
    ['economy', /^(?!.*\binsur)/],
  ],
};

/** Intents that ask something of a van: what else they name points to it. */
export const ABOUT_VAN: ReadonlySet<string> = new Set([
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
export const FOR_VANS: ReadonlySet<string> = new Set([
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
