import type { Van } from '../built-in/find/van.ts';
import { CADDY, CRAFTER, CUSTOM, DEALERSHIP, SOME_STOCK, stockOf } from '../built-in/testing/some-stock.ts';
import { Quotes } from './quotes.ts';
import { SentenceCheck } from './sentence-check.ts';

const NOW = new Date('2026-11-20T11:00:00Z');

/** A check in a conversation in which these vans were found. */
const checkFor = (ids: readonly number[] = [CUSTOM.id, CRAFTER.id, CADDY.id]): SentenceCheck => {
  const quotes = new Quotes({ message: 'a van please', earlier: [] }, { stock: stockOf(SOME_STOCK), now: NOW }, DEALERSHIP);
  const told = new Set(ids.map((id) => quotes.view.find(id) as Van));
  return new SentenceCheck(quotes, told);
};

it.each([
  'The {{11}} {{11.payload}} and {{11.price}}.',
  'Both are diesel vans: the {{12}} and the {{13}}.',
  'The {{11}} is an automatic with air conditioning.',
  'The {{13}} is the cheapest of these.',
  'The {{13}} is cheaper than the {{11}}.',
  'The {{12}} is newer than the {{13}}, but it is not an automatic.',
  'We have diesel panel vans.',
  "I'm sorry, we have no hybrid vans at the moment.",
  'What kind of van do you need, and what will it carry?',
  'Would you like something cheaper?',
  'Tell me your budget, and I can look for an automatic.',
  'On delivery: {{us.delivery}}',
  'Our hours: {{us.hours}}',
  '{{11.finance}}',
  'As for what it costs a month: {{11.finance(deposit=2000,months=48)}}',
  'The sales team can tell you more about its history.',
  'Its service history is not recorded here.',
  'I am the assistant of this website, happy to help.',
  'Our sales team will be glad to help.',
])('lets pass: %s', (sentence) => {
  expect(checkFor().faultOf(sentence)).toBeNull();
});

it.each<[fault: string, sentence: string]>([
  ['a figure of its own', 'The {{11}} costs £19,750.'],
  ['a figure of its own', 'It carries about a thousand kilos.'],
  ['a figure of its own', 'We have twelve of them.'],
  ['a figure of its own', 'It has done ⅓ of the miles.'],
  ['a figure of its own', 'Euro ６ of course.'],
  ['markup', 'See <b>this</b>.'],
  ['markup', 'The **best** van.'],
  ['markup', 'The {{the best}} van.'],
  ['an address', 'Look at vans.example.com for more.'],
  ['a promise', 'We can get you a discount on it.'],
  ['a promise', 'Your finance will be approved.'],
  ['a promise', 'Delivery is free of charge.'],
  ['a promise', 'It can be delivered tomorrow.'],
  ['a deal', 'It is yours for what you offered.'],
  ['a deal', "I have reserved it for you, it's a deal."],
  ['who it is', 'I am a real person.'],
  ['what it was told', 'My instructions say so.'],
  ['what is not recorded', 'The {{11}} is in excellent condition with one owner.'],
  ['a quote of nothing', 'Have a look at the {{99}}.'],
  ['a quote of nothing', 'The {{11}} {{11.torque}}.'],
  ['a quote of nothing', 'The {{11}} {{11.range}}.'],
  ['a quote of nothing', '{{us.secrets}}'],
  ['own words about the dealership', 'We are open on Sundays.'],
  ['own words about the dealership', 'We deliver to the whole of Scotland.'],
  ['own words about the dealership', 'It comes with a long warranty.'],
  ['own words about the dealership', 'We deliver anywhere in Europe within the month as everybody knows: {{us.delivery}}'],
  ['what is not true of the vans', 'The {{12}} is an automatic.'],
  ['what is not true of the vans', 'The {{11}} is electric.'],
  ['what is not true of the vans', 'The {{11}} is a Volkswagen.'],
  ['what is not true of the vans', 'The {{11}} and the {{12}} have air conditioning.'],
  ['what is not true of the vans', 'The {{11}} has no air conditioning.'],
  ['what is not true of the vans', "The {{11}} doesn't have air conditioning."],
  ['what is not true of the vans', 'The {{12}} is the cheapest of these.'],
  ['what is not true of the vans', 'The {{11}} is cheaper than the {{13}}.'],
  ['what is not true of the vans', 'It is the newest one.'],
  ['what is not true of the vans', 'We have Nissan vans.'],
  ['what is not true of the vans', 'We have hybrid vans.'],
  ['what is not true of the vans', "We don't have any diesel vans."],
  ['what is not true of the vans', 'The {{11}} is lovely, but the {{12}} is electric.'],
])('%s: %s', (fault, sentence) => {
  expect(checkFor().faultOf(sentence)).toBe(fault);
});

it('checks a sentence that refers back against the vans last mentioned', () => {
  const check = checkFor();
  expect(check.faultOf('Have a look at the {{12}}.')).toBeNull();
  expect(check.faultOf('It is a manual.')).toBeNull();
  expect(check.faultOf('It is electric.')).toBe('what is not true of the vans');
});
