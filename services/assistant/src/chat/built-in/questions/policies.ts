import type { Dealership } from '@forecourt/contracts';
import { CAR_LICENCE, formatNumber } from '@forecourt/rules';
import { listed, uncapital } from '../say/words.ts';
import { financeLimits, VAT_ON_FINANCE } from './finance-limits.ts';
import { hoursAnswer, isDayNamed } from './hours.ts';
import type { PolicyTopic } from './topic.ts';

export interface Asked {
  /** The message, normalised. */
  readonly text: string;
  readonly now: Date;
  readonly makes: readonly string[];
  /** How many vans may be had, in words. */
  readonly vans: string;
  /** From the cheapest to the dearest. */
  readonly prices: string;
  /** What the pages answer to questions. */
  readonly page: (questions: readonly string[]) => string;
}

type Answer = (dealership: Dealership, asked: Asked) => string;

const addressLine = ({ address }: Dealership): string =>
  [...address.lines, address.town, address.county, address.postcode].join(', ');
const team = ({ phone, email }: Dealership): string => `the sales team on ${phone} or at ${email}`;

const GRAPHICS = /\b(?:wrap\w*|graphics?|sign ?writ\w*|vinyl|logo|lettering|branding)\b/;
const OFF_MAINLAND = new RegExp(
  [
    'ireland|belfast|derry|dublin|jersey|guernsey|isle of (?:man|wight|skye|mull)|orkney|shetland',
    'hebrides|scilly|lewis|export\\w*|import\\w*|abroad|overseas|france|spain|poland|ghana|cyprus|malta',
  ]
    .map((places) => `\\b(?:${places})\\b`)
    .join('|'),
);

const OTHER_DRIVER =
  /\b(?:my|our|a) (?:\w+ )?(?:lad|son|brother|mate|friend|wife|husband|partner|dad|driver|employee|colleague)\b|\b(?:behalf|someone|somebody)\b/;
const ON_THE_WAY = /\b(?:parking|park|trains?|station|bus(?:es)?|tube|lift|pick (?:me|us) up|trailer|toilets?|far|airport)\b/;

const HOW_SOON = /\b(?:how (?:soon|long|quick\w*|fast)|when|days?|tomorrow|today|next week|weekend)\b/;
const BY_WHOM = /\b(?:transporter|trailer|trade plates|drivers?|drives|who brings)\b/;
const WHAT_TO_BRING = /\b(?:bring|documents?|docs|id|paperwork|licence)\b/;
const LOSS = /\b(?:stolen|nicked|pinched|died|dead|broke\w*|blown|written off|crash\w*|gone|packed (?:up|in)|failed|accident)\b/;
const DAY = /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|bank hol\w*)\b/;

/** Whom the dealership arranges finance for, in its own words. */
const TERMS_OF_AGE = /[^.]*\baged \d+[^.]*\./;

const papers: Answer = ({ phone }) =>
  `For a sale we check your driving licence and identity, as the page /privacy-policy says. I don't know what else your van needs: the sales team will tell you on ${phone}.`;

/** In the words of the pages that answer these questions. */
const onPage =
  (...questions: readonly string[]): Answer =>
  (_dealership, { page }) =>
    page(questions);

/** What the dealership says of itself, in the words of its settings. */
const ANSWERS: Readonly<Record<PolicyTopic, Answer>> = {
  hours: (dealership, { text, now }) => hoursAnswer(text, dealership, now),
  address: (dealership, { text }) =>
    `${ON_THE_WAY.test(text) ? `I don't know about that, but the sales team can tell you on ${dealership.phone}. ` : ''}We're at ${addressLine(dealership)}.`,
  areas: ({ areasServed, policies }) => `We serve ${listed(areasServed)}. ${policies.delivery}`,
  phone: ({ phone, phoneHours }) => `Call us on ${phone} (${phoneHours}).`,
  email: ({ email, phone }) => `Email us at ${email}, or call ${phone}.`,
  partExchange: ({ policies, phone }) => `${policies.partExchange} Call them on ${phone}.`,
  sellToUs: ({ policies, phone }) =>
    `${policies.partExchange} Whether we would buy yours without selling you one isn't recorded here: ask them on ${phone}.`,
  delivery: ({ policies, phone }, { text }) => {
    const isAway = OFF_MAINLAND.test(text) && /mainland Britain/.test(policies.delivery);
    const first = isAway
      ? "That's outside mainland Britain. "
      : HOW_SOON.test(text)
        ? "I can't say how soon from here. "
        : BY_WHOM.test(text)
          ? "I can't say how it is brought to you. "
          : '';
    return `${first}${policies.delivery} Call them on ${phone}.`;
  },
  reservation: ({ policies, phone }) => `${policies.reservation} They'll tell you how much it is, on ${phone}.`,
  testDrive: (dealership, { text, now }) => {
    const { policies, phone } = dealership;
    const hours = isDayNamed(text, now) ? ` ${hoursAnswer(text, dealership, now)}` : '';
    return `${policies.testDrive} Book on the van's page, or call ${phone}.${hours}`;
  },
  warrantyProvider: onPage('what does the warranty cover', 'warranty not covered'),
  vat: ({ phone }) =>
    `Most of our vans are plus VAT, which adds 20%, and we show the price both ways. A few have no VAT, and say so. Only a VAT-registered business can reclaim it, and how much depends on the business, so ask your accountant; for an invoice, the sales team is on ${phone}.`,
  commission: ({ legal }) => legal.commission,
  lenders: ({ creditStatement, legal }) => `${creditStatement} ${legal.lenderPanel}`,
  badCredit: ({ phone, financeEmail }) =>
    `It's the lender who decides, subject to status, so I can't say what their answer would be. Talk it through with a person on ${phone} or at ${financeEmail}.`,
  acceptance: ({ phone, financeEmail, creditStatement }) =>
    `${TERMS_OF_AGE.exec(creditStatement)?.[0].trim().concat(' ') ?? ''}I can't promise that anybody is accepted: the lender decides, subject to status. Talk it through with a person on ${phone} or at ${financeEmail}.`,
  interestFree: ({ phone }) =>
    `Our finance does have interest: each van shows its rate and APR. For anything else the lenders offer, ask the sales team on ${phone}.`,
  earlyPayment: onPage('can i pay it off early'),
  lease: onPage('do you do leasing'),
  hire: ({ phone }) =>
    `We sell vans, and I have none listed for hire. If you need one for a while, ask the sales team on ${phone}.`,
  apr: () => '',
  discount: ({ phone }) =>
    `I can only give you the prices shown here, I can't agree another. For a price, speak to the sales team on ${phone}.`,
  returns: onPage('what is your returns policy'),
  fees: onPage('are there any admin fees'),
  specialist: ({ phone }) =>
    `I don't have any of those listed, only vans and pickups. If a van to convert would do, tell me what size; the sales team may know of one on ${phone}.`,
  buy: ({ policies, phone }) =>
    `Press Speak to Sales Team below or call ${phone}, and they'll take you through it. ${policies.reservation}`,
  order: (dealership) => `I can't see orders or deposits from here. That's one for ${team(dealership)}.`,
  ownVan: ({ phone }) =>
    `Thanks. For a value, give the sales team its registration, mileage and condition on ${phone}. Which of our vans is it against?`,
  financeProcess: onPage('how do i apply for finance', 'how long does a finance decision take'),
  financeTypes: onPage('what types of finance do you do', 'how does hire purchase work'),
  financeEnd: onPage('do i own the van at the end of hp', 'what if i miss a payment'),
  financeDeposit: ({ phone }) =>
    `We do finance with a ${uncapital(financeLimits().deposit)} of the price, subject to status. Tell me which van and what you'd put down, and I'll work it out; the sales team is on ${phone}.`,
  vatOnFinance: ({ phone }) =>
    `${VAT_ON_FINANCE} So you can spread the VAT, or put it down as the deposit. Tell me which van for its figures both ways, or call ${phone}.`,
  financeTerm: ({ phone }) =>
    `${financeLimits().terms}. Tell me which van and how long, and I'll work it out; the sales team is on ${phone}.`,
  payment: ({ phone }) => `I don't have the ways to pay here, so I'd rather not guess: the sales team will tell you on ${phone}.`,
  paperwork: papers,
  licence: ({ phone }) =>
    `An ordinary car licence (category B) covers a van up to ${formatNumber(CAR_LICENCE.grossWeightKg)} kg gross weight, which each van's page gives, with up to ${CAR_LICENCE.passengerSeats} passenger seats. GOV.UK has the rules on age, towing and more; for a particular van, ask the sales team on ${phone}.`,
  preparation: onPage('what checks do you do on the vans'),
  outstandingFinance: onPage('can i px a van with outstanding finance'),
  fleet: (dealership) =>
    `I can only give you the prices shown here. For several vans, or as a trade customer, speak to ${team(dealership)}. What do you need them for?`,
  depositBack: onPage('is the deposit refundable', 'will i lose my deposit if i pull out'),
  visit: (dealership, { text, now }) => {
    const hours = hoursAnswer(text, dealership, now);
    const ring = hours.includes(dealership.phone)
      ? ''
      : ` Ring ${dealership.phone} before you set off, so that you don't have a wasted trip.`;
    return `We're at ${addressLine(dealership)}. ${hours}${ring}`;
  },
  collection: (dealership, asked) => {
    const { policies, phone } = dealership;
    const { text, now } = asked;
    if (OTHER_DRIVER.test(text))
      return `I don't know what we need for somebody else to collect it, so please arrange that with the sales team on ${phone}.`;
    if (WHAT_TO_BRING.test(text)) return papers(dealership, asked);
    if (DAY.test(text)) return `${hoursAnswer(text, dealership, now)} Please arrange a time with the sales team on ${phone}.`;
    return `How soon you can drive away depends on the van, the payment and your insurance and tax: the sales team will tell you on ${phone}. ${policies.delivery}`;
  },
  notify: ({ phone }) =>
    `Press Speak to Sales Team below and say what you're after, and they'll get in touch about anything coming in. Or call ${phone}.`,
  jobs: ({ phone, email }) => `I can't see vacancies from here: please ask at ${email} or on ${phone}.`,
  nervous: ({ phone }) =>
    `That's what I'm here for. Tell me what you'll use the van for and roughly what you'd like to spend, and I'll show you some with the reasons. When you view one, look at its service history, its MOT and the load area, and take a test drive. If you'd rather talk it through, call ${phone}.`,
  urgent: ({ phone }, { text }) =>
    `${LOSS.test(text) ? "I'm sorry to hear that. " : ''}The quickest way is to call the sales team on ${phone}. Tell me what you drove or what it has to carry, and I'll look for one that's ready.`,
  photos: ({ phone, email }) =>
    `Each van's page has its photos. For more, or a video, ask the sales team on ${phone} or at ${email}.`,
  inspection: onPage('can i have an independent inspection'),
  insurance: ({ phone }) => `I can't advise on insurance, but an insurer or broker can. For anything about a van, call ${phone}.`,
  advice: ({ phone }) =>
    `I can't give legal or tax advice: GOV.UK, an accountant or a solicitor can. For facts about a van, ask me or call ${phone}.`,
  complaint: ({ legal, phone }) =>
    `I'm sorry something went wrong. Please email ${legal.complaintsEmail}, call ${phone}, or write to ${legal.complaintsAddress}.`,
  privacy: () =>
    'The page /privacy-policy says how we look after personal data, and how to get a copy or have it erased. Please keep personal details out of this chat.',
  human: ({ phone, email }) => `Of course: press Speak to Sales Team below, call ${phone}, or email ${email}.`,
  callback: ({ phone }) => `Press Speak to Sales Team below and leave your number, and they'll get in touch. Or call ${phone}.`,
  company: ({ tradingName, legalName, companyNumber, creditStatement, phone }) =>
    `We are ${tradingName}, the trading name of ${legalName} (company number ${companyNumber}). ${creditStatement} For anything else about us, call ${phone}.`,
  servicing: (dealership, { text }) =>
    GRAPHICS.test(text)
      ? `We design, print and fit graphics in our workshop: a basic pack is fitted in a day, and a full wrap has a 5-year warranty on vinyl and fitting. The page /services shows them; for a quote, ask ${team(dealership)}.`
      : `The page /services says what our workshop does, from graphics to security; for a price, or to book, ask ${team(dealership)}.`,
  stockOverview: ({ tradingName }, { vans, makes, prices }) =>
    `${tradingName} has ${vans} for sale at the moment, ${prices}: ${listed(makes)}.`,
  capabilities: () =>
    'I can find you a van by budget, size, load, make or equipment, give you its facts and finance figures, and answer questions on hours, delivery, part-exchange or warranty.',
};

export const policyAnswer = (topic: PolicyTopic, dealership: Dealership, asked: Asked): string =>
  ANSWERS[topic](dealership, asked);
