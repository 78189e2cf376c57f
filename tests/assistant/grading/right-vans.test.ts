import type { Vehicle } from '@forecourt/contracts';
import type { Expectation } from '../conversations/conversation.ts';
import {
  answer,
  california,
  crafter,
  grounds,
  reservedSprinter,
  situation,
  someVan,
  tipper,
  vivaro,
} from '../testing/some-vans.ts';
import type { Situation } from './grounds.ts';
import { gradeVans } from './right-vans.ts';

const kinds = (expect: Expectation, text: string, vans: readonly Vehicle[], known: Partial<Situation> = {}): string[] =>
  gradeVans(expect, answer(text, vans), situation({ wish: expect.wish ?? {}, ...known }), grounds).map(({ kind }) => kind);

const under20k: Expectation = { wish: { bodyType: ['Panel Van'], priceMax: 20_000 } };

describe('the vans of an answer', () => {
  it.each<[string, Expectation, string, Vehicle[], Partial<Situation>?]>([
    ['fit what was wished for', under20k, 'This one fits.', [vivaro]],
    ['are not needed where nothing was wished for', {}, 'We open at 9am.', []],
    ['may be asked for with a question where too little was said', { ...under20k, mayAsk: true }, 'What will you carry?', []],
    [
      'may not fit where none does and that is said',
      { wish: { priceMax: 5_000 } },
      'Nothing under £5,000. The nearest:',
      [tipper],
    ],
    ['are not needed where nothing comes near', { wish: { colour: ['pink'] }, nothingNear: true }, 'We have no pink van.', []],
    ['may be due in, as what is in stock', { wish: { bodyType: ['Campervan'] } }, 'There is one due in.', [california]],
    [
      'may have a deposit on them, where that is said',
      { wish: { bodyType: ['Dropside'] } },
      'No dropside is free: a deposit is on the Sprinter.',
      [reservedSprinter],
    ],
    ['stand with the best first', { wish: {}, first: 'cheapest' }, 'The cheapest:', [tipper, vivaro]],
    ['are cheaper than those shown', { wish: {}, than: 'cheaper' }, 'Cheaper:', [tipper], { shown: [crafter, vivaro] }],
    ['need not be there where none is cheaper', { wish: {}, than: 'cheaper' }, 'Nothing is cheaper.', [], { shown: [tipper] }],
    ['are bigger than the one shown first', { wish: {}, than: 'bigger' }, 'Bigger:', [crafter], { shown: [vivaro] }],
  ])('%s', (_name, expected, text, vans, known = {}) => {
    expect(kinds(expected, text, vans, known)).toEqual([]);
  });

  it.each<[string, Expectation, string, Vehicle[], string, Partial<Situation>?]>([
    ['that break a wish silently are a violation', under20k, 'These fit.', [vivaro, crafter], 'violation'],
    [
      'that break a wish are wrong where others fit, even when it is said',
      under20k,
      'The Crafter is over your budget.',
      [crafter],
      'vans',
    ],
    ['that are missing are a fault', under20k, 'What will you carry?', [], 'vans'],
    [
      'that do not fit are a violation where nothing fits and nobody says so',
      { wish: { priceMax: 5_000 } },
      'Great choice!',
      [tipper],
      'violation',
    ],
    [
      'have to come near where nothing fits',
      { wish: { priceMax: 5_000, bodyType: ['Tipper'] } },
      'No tipper that cheap.',
      [crafter],
      'vans',
    ],
    ['have to be named where something comes near', { wish: { priceMax: 5_000 } }, 'We have nothing.', [], 'vans'],
    [
      'have to be of the kind that is near',
      { wish: { make: ['Toyota'] }, nearest: { bodyType: ['Tipper'] } },
      'No Toyotas.',
      [crafter],
      'vans',
    ],
    ['have to be free', { wish: { make: ['Mercedes', 'Iveco'] } }, 'Here you are.', [tipper, reservedSprinter], 'vans'],
    ['have to stand with the best first', { wish: {}, first: 'cheapest' }, 'The cheapest:', [vivaro, tipper], 'vans'],
    [
      'have to be cheaper than all that were shown',
      { wish: {}, than: 'cheaper' },
      'Cheaper:',
      [vivaro],
      'vans',
      { shown: [crafter, vivaro] },
    ],
    ['have to be others than those shown', { wish: {}, than: 'others' }, 'Others:', [crafter], 'vans', { shown: [crafter] }],
    ['have to be newer', { wish: {}, than: 'newer' }, 'Newer:', [tipper], 'vans', { shown: [vivaro] }],
    ['have to have run less', { wish: {}, than: 'lower mileage' }, 'Less:', [tipper], 'vans', { shown: [vivaro] }],
  ])('%s', (_name, expected, text, vans, kind, known = {}) => {
    expect(kinds(expected, text, vans, known)).toEqual([kind]);
  });

  it('that have no record of what was wished for do not fit it', () => {
    const unknown = someVan({ id: 99, payload: null });
    expect(kinds({ wish: { payloadMin: 1_000 } }, 'This one.', [unknown])).toEqual(['violation']);
  });
});
