import type { Vehicle } from '@forecourt/contracts';
import { describeExample, formatApr, representativeExample } from '@forecourt/rules';
import { answer, california, crafter, grounds, settings, situation, tipper, vivaro } from '../testing/some-vans.ts';
import { gradeTurn } from './grade-turn.ts';
import type { Situation } from './grounds.ts';

const example = representativeExample(crafter, settings.finance)!;
const EXAMPLE = `Representative example: ${describeExample(example)} ${formatApr(example.apr)}.`;

const invented = (text: string, vans: readonly Vehicle[], known: Partial<Situation> = {}): string[] =>
  gradeTurn({}, answer(text, vans), situation(known), grounds)
    .filter(({ kind }) => kind === 'invented')
    .map(({ reason }) => reason);

describe('what is true', () => {
  it.each<[string, string, Vehicle[], Partial<Situation>?]>([
    ['a price with and without VAT', 'The 2024 Volkswagen Crafter is £28,995 plus VAT (£34,794 including VAT).', [crafter]],
    ['a price that has no VAT', 'The 2021 Volkswagen California is £47,995, no VAT.', [california]],
    ['figures of a van in other units', 'The Crafter has a load length of 3.45 m and carries 1.2 tonnes.', [crafter]],
    ['a monthly figure with its example', `The Crafter is £${crafter.monthlyPrice} a month.\n${EXAMPLE}`, [crafter]],
    ['the visitor’s own budget', 'Nothing under £15,000 or £300 a month.', [], { said: ['under 15k or 300 a month'] }],
    [
      'how far a price is over the budget',
      'The Crafter is £28,995 plus VAT (£34,794 including VAT), £3,995 over.',
      [crafter],
      { said: ['25k'] },
    ],
    ['a length the visitor gave in feet', 'It must be at least 2,438 mm long.', [crafter], { said: ['8ft boards'] }],
    ['hours, in whatever form', 'We open at 9am and close at 17:30 (4pm on Saturday).', []],
    ['what the settings say', `${settings.policies.delivery} Call ${settings.phone}.`, []],
    ['the cheapest price of a kind', 'Panel vans start from £15,995 plus VAT (£19,194 including VAT).', [vivaro]],
    ['a feature that is there', 'The Vivaro has a towbar and Bluetooth.', [vivaro]],
    ['a feature that is not there', 'The Crafter has no towbar.', [crafter]],
    [
      'a make that is not there, named to say so',
      'We have no Renault in stock. The nearest is the Vauxhall Vivaro.',
      [vivaro],
      { said: ['renault trafic'] },
    ],
    ['the nearest to what was asked for', 'The nearest to an automatic tipper is the Iveco Daily, which is manual.', [tipper]],
    ['ULEZ', 'The Crafter meets the ULEZ standard. The Daily does not meet ULEZ.', [crafter]],
    ['that nothing can be promised', "We can't guarantee finance: that is for the lender.", []],
    ['where the part of a name is a number', 'Volkswagen Crafter CR35 MWB High Roof 2.0 TDI 140, HV24 QUW', [crafter]],
    ['an amount in a question', 'Is about £300 a month what you have in mind?', []],
    ['a budget in short', 'Nothing up to £20,000.', [], { said: ['under 15k', 'can stretch to 20'] }],
    ['what low mileage was taken for', 'One van with up to 35,000 miles: the Crafter.', [crafter], { said: ['low mileage'] }],
    ['how much one is cheaper', 'The Vivaro is £13,000 cheaper than the Crafter.', [crafter, vivaro]],
    ['a warranty', 'The Crafter has a 6 month warranty.', [crafter]],
  ])('is not invented: %s', (_name, text, vans, known = {}) => {
    expect(invented(text, vans, known)).toEqual([]);
  });
});

describe('a number of vans', () => {
  const stock = Array.from(
    { length: 12 },
    (_, at): Vehicle => ({
      ...vivaro,
      id: 100 + at,
      bodyType: at < 7 ? 'Panel Van' : 'Crew Van',
      price: at % 2 === 0 ? '20000.00' : '10000.00',
    }),
  );
  const faultsOf = (known: Partial<Situation>) =>
    gradeTurn({}, answer('We have 3 panel vans.'), situation(known), { ...grounds, stock }).map(({ kind }) => kind);

  it.each<[string, Partial<Situation>]>([
    ['a narrower reading than the wish', { wish: { priceMax: 15_000 }, counts: { bodyType: ['Panel Van'] } }],
    ['what nothing is put down for', { wish: { monthlyMax: 300 }, counts: { bodyType: ['Panel Van'], withoutDeposit: true } }],
  ])('may be of %s, only where the conversation allows it', (_name, known) => {
    expect(faultsOf(known)).toEqual([]);
    expect(faultsOf({ ...known, counts: {} })).toEqual(['invented']);
  });
});

describe('what is invented', () => {
  it.each<[string, string, Vehicle[], Partial<Situation>?]>([
    ['a price', 'The Volkswagen Crafter is £24,995 plus VAT (£29,994 including VAT).', [crafter]],
    ['the price of another van', 'The Vivaro is £28,995 plus VAT (£34,794 including VAT).', [vivaro]],
    ['a price without VAT', 'The Crafter is £28,995.', [crafter]],
    ['a price whose VAT is not worked out', 'The Crafter is £28,995 plus VAT.', [crafter]],
    ['VAT on a van that has none', 'The California is £47,995 plus VAT.', [california]],
    ['a monthly figure', `The Crafter is £299 a month.\n${EXAMPLE}`, [crafter]],
    ['a monthly figure without its example', `The Crafter is £${crafter.monthlyPrice} a month.`, [crafter]],
    ['an APR', `${EXAMPLE.replace(/[\d.]+% APR/, '9.9% APR')}`, [crafter]],
    ['the visitor’s budget as a price', 'The Crafter is £15,000 plus VAT.', [crafter], { said: ['15k'] }],
    ['a payload', 'The Crafter carries 1,500 kg.', [crafter]],
    ['a mileage', 'The Crafter has done 12,000 miles.', [crafter]],
    ['a year', 'We have a 2023 Volkswagen Crafter.', [crafter]],
    ['a length', 'The load length is 4.2 m.', [crafter]],
    ['a power', 'The Crafter has 177 bhp.', [crafter]],
    ['an opening time', 'We close at 6pm.', []],
    ['a telephone number', 'Call 0800 111 222.', []],
    ['a number of vans', 'We have 57 panel vans.', []],
    ['a wish that nobody had', 'Three vans with a payload of at least 1,000 kg.', [crafter], { said: ['something at 30k'] }],
    ['a low mileage that its van has not', 'One van with up to 15,000 miles.', [crafter], { said: ['low mileage'] }],
    ['a budget that was given exactly', 'One van up to £22,000.', [vivaro], { said: ['under 20k'] }],
    ['a discount', 'You get 10% off.', []],
    ['a cheapest price', 'Panel vans start from £12,995 plus VAT.', [vivaro]],
    ['equipment', 'The Crafter has a towbar.', [crafter]],
    ['equipment that is never recorded', 'The Vivaro comes with a full service history.', [vivaro]],
    ['a lack of equipment', 'The Vivaro has no towbar.', [vivaro]],
    ['a gearbox', 'The Volkswagen Crafter is an automatic.', [crafter]],
    ['a fuel', 'The Vivaro is electric.', [vivaro]],
    ['ULEZ', 'The Daily is ULEZ compliant.', [tipper]],
    ['being in stock', 'The California is in stock.', [california]],
    ['a make', 'We also have a Renault Trafic for you.', []],
    ['a guarantee', 'We guarantee you will be accepted.', []],
    ['a hold', "We'll hold it for you.", [crafter]],
    ['a delivery', 'It will be delivered by Friday.', [crafter]],
    ['a special price', 'I can offer you a special price.', [crafter]],
  ])('is found: %s', (_name, text, vans, known = {}) => {
    expect(invented(text, vans, known)).not.toEqual([]);
  });
});
