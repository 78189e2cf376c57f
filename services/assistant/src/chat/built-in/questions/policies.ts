import type { Dealership } from '@forecourt/contracts';
import { listed } from '../say/words.ts';
import { hoursAnswer } from './hours.ts';
import type { PolicyTopic } from './topic.ts';

export interface Asked {
  /** The message, normalised. */
  readonly text: string;
  readonly now: Date;
  readonly makes: readonly string[];
  /** How many vans may be had, in words. */
  readonly vans: string;
}

type Answer = (dealership: Dealership, asked: Asked) => string;

const addressLine = ({ address }: Dealership): string =>
  [...address.lines, address.town, address.county, address.postcode].join(', ');
const team = ({ phone, email }: Dealership): string => `the sales team on ${phone} or at ${email}`;

/** What the dealership says of itself, in the words of its settings. */
const ANSWERS: Readonly<Record<PolicyTopic, Answer>> = {
  hours: (dealership, { text, now }) => hoursAnswer(text, dealership, now),
  address: (dealership) => `You find ${dealership.tradingName} at ${addressLine(dealership)}.`,
  areas: ({ areasServed, policies }) => `We serve ${listed(areasServed)}. ${policies.delivery}`,
  phone: ({ phone, phoneHours }) => `You reach us on ${phone} (${phoneHours}).`,
  email: ({ email, phone }) => `You can write to ${email}, or call ${phone}.`,
  partExchange: ({ policies, phone }) => `${policies.partExchange} You reach them on ${phone}.`,
  delivery: ({ policies, phone }) => `${policies.delivery} You reach them on ${phone}.`,
  reservation: ({ policies, phone }) => `${policies.reservation} You reach the sales team on ${phone}.`,
  testDrive: ({ policies, phone }) => `${policies.testDrive} You can book on the page of a van, or on ${phone}.`,
  warrantyProvider: ({ legal, phone }) =>
    `Our 6 month warranty is with ${legal.warrantyProvider}. For what it covers, ask the sales team on ${phone}.`,
  vat: ({ phone }) =>
    `Most of our vans are sold plus VAT, which is 20% on top of the price; we show the price without and with VAT. A few are sold with no VAT, and say so. Whether you can reclaim VAT depends on your business: ask your accountant, or the sales team on ${phone} for an invoice.`,
  commission: ({ legal }) => legal.commission,
  lenders: ({ creditStatement, legal }) => `${creditStatement} ${legal.lenderPanel}`,
  badCredit: ({ phone, financeEmail }) =>
    `The lender decides about finance, subject to status, so I can't say what their answer would be. You are welcome to talk it through with a person on ${phone} or at ${financeEmail}.`,
  acceptance: ({ phone, financeEmail }) =>
    `I can't promise that: the lender decides, subject to status. You are welcome to talk it through with a person on ${phone} or at ${financeEmail}.`,
  interestFree: ({ phone }) =>
    `Our finance has interest: the representative example on each van shows the rate and the APR. For other offers of the lenders, ask the sales team on ${phone}.`,
  earlyPayment: ({ phone }) =>
    `Whether finance can be paid off early, and what that costs, is in the agreement with the lender. The sales team can tell you more on ${phone}.`,
  lease: ({ phone }) =>
    `The finance we show is hire purchase. For leasing or other kinds of finance, ask the sales team on ${phone}; we have no hire vans listed here.`,
  apr: () => '',
  discount: ({ phone }) =>
    `The prices here are the ones I can tell you, and I can't agree another. The sales team is the right place to ask about a price, on ${phone}.`,
  returns: ({ legal, phone }) =>
    `What applies to returns depends on how you buy; our terms are on the page /terms-conditions. The sales team explains it on ${phone}, and complaints go to ${legal.complaintsEmail}.`,
  insurance: ({ phone }) =>
    `Insurance is not something I can advise on: an insurer or broker can. For anything about a van, call ${phone}.`,
  advice: ({ phone }) =>
    `I can't give legal or tax advice: GOV.UK, an accountant or a solicitor can. For facts about a van, ask me or call ${phone}.`,
  complaint: ({ legal, phone }) =>
    `I am sorry that something went wrong. Please write to ${legal.complaintsEmail} or to ${legal.complaintsAddress}, or call ${phone}.`,
  privacy: () =>
    'How we treat personal data, and how to ask for a copy or for erasure, is on the page /privacy-policy. Please leave personal details out of this chat.',
  human: ({ phone, email }) => `You can press Speak to Sales Team below, call ${phone}, or write to ${email}.`,
  callback: ({ phone }) => `Press Speak to Sales Team below and leave your number, and they will get in touch; or call ${phone}.`,
  company: ({ tradingName, legalName, companyNumber, creditStatement }) =>
    `We are ${tradingName}, the trading name of ${legalName} (company number ${companyNumber}). ${creditStatement}`,
  servicing: (dealership) => `What our workshop can do for you is on the page /services; for a booking, ask ${team(dealership)}.`,
  stockOverview: ({ tradingName }, { vans, makes }) => `${tradingName} has ${vans} for sale at the moment, by ${listed(makes)}.`,
  capabilities: () =>
    'I can help you find a van by budget, size, load, make or equipment, tell you facts and finance figures of our vans, and answer questions about hours, delivery, part-exchange or warranty.',
};

export const policyAnswer = (topic: PolicyTopic, dealership: Dealership, asked: Asked): string =>
  ANSWERS[topic](dealership, asked);
