import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const VAN = someVan({ id: 1, model: 'Transit', fuelType: 'Electric', transmission: 'Automatic' });
const SEMI = someVan({ id: 2, model: 'Transit Custom', transmission: 'Semi-Automatic' });
const ask = (message: string, vehicleId: number | null = VAN.id): string =>
  builtInAnswer(
    { message, earlier: [], vehicleId },
    { stock: stockOf([VAN, SEMI]), now: new Date('2026-07-10T10:00:00Z') },
    DEALERSHIP,
  ).text;

describe('a charge that is not the ULEZ is named for what it is', () => {
  it.each([
    ['do I pay the congestion charge in this', 'Transport for London'],
    ['is it exempt from the c charge', 'Transport for London'],
    ['what is the dartford crossing charge', 'Dart Charge'],
    ['how much is the m6 toll in this', 'whoever runs the road'],
    ['silvertown tunnel, what would I pay', 'Blackwall and Silvertown'],
    ['is it ok for the glasgow lez', "Scotland's low emission zones"],
    ['is it allowed in the london lez', 'another scheme than the ULEZ'],
    ['can I get a parking permit for it', 'the council'],
  ])('%s', (message, named) => {
    const text = ask(message);
    expect(text).toContain(named);
    expect(text).not.toMatch(/no charge|meets the ULEZ/s);
  });

  it('beside the ULEZ, which is answered as well', () => {
    expect(ask('is it ULEZ compliant and do I pay the congestion charge')).toMatch(/Transport for London.*meets the ULEZ/s);
  });

  it('beside what a van is wished to be', () => {
    expect(ask('I want an electric van for the congestion zone', null)).toMatch(/Transport for London.*electric/s);
  });
});

describe('a gearbox is what its record says and no more', () => {
  it.each([
    ['is it an automatic', 2, /^No, .*a semi-automatic gearbox/],
    ['is it a proper automatic', 2, /^No, .*a semi-automatic gearbox/],
    ['is it a proper automatic', 1, /^(?!Yes).*recorded as automatic; the record doesn't say which kind/],
    ['is it a CVT', 1, /^(?!Yes).*recorded as automatic; the record doesn't say which kind/],
    ['an automatic transit custom', null, /don't have any.*semi-automatic/s],
  ])('%s', (message, vehicleId, answer) => {
    expect(ask(message, vehicleId)).toMatch(answer);
  });
});
