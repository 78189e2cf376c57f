import type { EarlierTurn } from '@forecourt/contracts';
import { builtInAnswer } from './built-in-engine.ts';
import {
  CADDY,
  CAMPER,
  CRAFTER,
  CUSTOM,
  DEALERSHIP,
  DUE_TIPPER,
  RANGER,
  SOME_STOCK,
  someVan,
  stockOf,
  TIPPER,
} from './testing/some-stock.ts';

const RED = someVan({ id: 20, model: 'Transit Connect', colour: 'Race Red', price: '9000.00' });
const CREW = someVan({ id: 21, make: 'Vauxhall', model: 'Vivaro', bodyType: 'Crew Van', seats: 6, condition: 'new', year: 2026 });
const stock = stockOf([...SOME_STOCK, RED, CREW]);

/** The last answer of a conversation, on the page of a van or none. */
const answerOn = (vehicleId: number | null, ...messages: readonly string[]) => {
  let earlier: EarlierTurn[] = [];
  let draft = { text: '', recommended: [] as readonly { readonly id: number }[] };
  for (const message of messages) {
    draft = builtInAnswer({ message, earlier, vehicleId }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);
    earlier = [...earlier, { message, answer: draft.text, vehicleIds: draft.recommended.map(({ id }) => id) }];
  }
  return { text: draft.text, ids: draft.recommended.map(({ id }) => id) };
};
const answerTo = (...messages: readonly string[]) => answerOn(null, ...messages);
const seen = (message: string, ...vehicleIds: readonly number[]): EarlierTurn => ({
  message,
  answer: '',
  vehicleIds: [...vehicleIds],
});
const after = (earlier: EarlierTurn, message: string) =>
  builtInAnswer({ message, earlier: [earlier] }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);

describe('one of the vans in sight', () => {
  it.each([
    ['tell me about the caddy', /^\d{4} Volkswagen Caddy\b.*: £/],
    ['hows the caddy on heating', /Caddy/],
  ])('is asked for, not searched for: "%s"', (message, told) => {
    const { text, recommended } = after(seen('panel vans', CUSTOM.id, CADDY.id, RED.id), message);
    expect(text).toMatch(told);
    expect(recommended.map(({ id }) => id)).toEqual([CADDY.id]);
  });

  it('is told by what it looks like', () => {
    const { text, recommended } = after(seen('panel vans', CUSTOM.id, CADDY.id, RED.id), 'the red one');
    expect(text).toMatch(/^\d{4} Ford Transit Connect: £9,000/);
    expect(recommended.map(({ id }) => id)).toEqual([RED.id]);
  });

  it('is advised with what speaks for it and for the others, and again when asked why', () => {
    const advice = answerTo('tippers', 'which one would you have').text;
    expect(advice).toMatch(/^I'd look at the .* first, at £.*: of these it .*\. The .* is cheaper\./);
    expect(answerTo('tippers', 'which one would you have', 'why that one').text).toBe(advice);
  });

  it('is asked about together with the other one after they were compared', () => {
    expect(answerTo('compare the ranger and the crafter', 'and the mileage').ids).toEqual([RANGER.id, CRAFTER.id]);
  });
});

describe('a van that is not here yet', () => {
  it('is left out for whoever says so', () => {
    expect(answerTo('tippers', "not one that's due in").ids).toEqual([TIPPER.id]);
  });

  it('is said to be due in before how to see it', () => {
    expect(answerOn(DUE_TIPPER.id, 'can I test drive it on Saturday').text).toMatch(/^The .* Boxer is due in: .*\n.*appointment/);
  });
});

describe('a beginning that says little', () => {
  it('is shown ordinary vans first', () => {
    const { ids } = answerTo('under 60,000 miles');
    for (const id of [CREW.id, TIPPER.id]) expect(ids).not.toContain(id);
  });
});

describe('what was misunderstood', () => {
  it('is put right: no crew vans', () => {
    expect(answerTo('crew vans', 'no not crew cabs, just a normal 3 seater').ids).not.toContain(CREW.id);
  });

  it('is put right: "no the automatic" is wanted', () => {
    expect(answerTo('transit custom', 'no the automatic').ids).toEqual([CUSTOM.id]);
  });
});

describe('beside the page of a van', () => {
  it('"what else" is others like it', () => {
    expect(answerOn(TIPPER.id, 'not for me, what else is there').ids).toEqual([DUE_TIPPER.id]);
  });
});

describe('the cheapest of its kind that is too dear', () => {
  it('is named, and nothing of another kind shown', () => {
    const { text, ids } = answerTo('campers', 'too expensive');
    expect(text).toMatch(/^We don't have any cheaper campervans at the moment\. The 2021 Volkswagen California is the only one/);
    expect(ids).toEqual([CAMPER.id]);
  });
});
