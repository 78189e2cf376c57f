import type { EarlierTurn } from '@forecourt/contracts';
import { builtInAnswer } from './built-in-engine.ts';
import { CADDY, CRAFTER, DEALERSHIP, RANGER, SOME_STOCK, stockOf, TIPPER } from './testing/some-stock.ts';

const stock = stockOf(SOME_STOCK);

/** The last answer of a conversation. */
const answerTo = (...messages: readonly string[]) => {
  let earlier: EarlierTurn[] = [];
  let draft = { text: '', recommended: [] as readonly { readonly id: number }[] };
  for (const message of messages) {
    draft = builtInAnswer({ message, earlier }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);
    earlier = [...earlier, { message, answer: draft.text, vehicleIds: draft.recommended.map(({ id }) => id) }];
  }
  return { text: draft.text, ids: draft.recommended.map(({ id }) => id) };
};

describe('a message that asks for vans and of the dealership', () => {
  it.each<[message: string, id: number, said: RegExp]>([
    ['looking for a pickup, can i part ex my old berlingo and are you open sunday', RANGER.id, /part-exchange.*\n.*Sunday/],
    ['any pickups, do you take px and can you deliver', RANGER.id, /part-exchange.*\n.*delivery costs/],
    ['small vans under 15k delivered to norwich', CADDY.id, /delivery costs/],
  ])('is answered on both: %s', (message, id, said) => {
    const { text, ids } = answerTo(message);
    expect(ids).toContain(id);
    expect(text).toMatch(said);
  });
});

describe('a message that asks for vans and what they are like', () => {
  it('tells it on the line of each', () => {
    expect(answerTo('got any electric ones? whats the range').text).toContain('2023 Peugeot E-Expert: ');
    expect(answerTo('got any electric ones? whats the range').text).toMatch(
      /It has a listed range of 205 miles, of which cold, speed and load take some\.$/m,
    );
  });

  it('says once what is recorded of none of them', () => {
    const { text, ids } = answerTo('want a panel van, what mpg do they do');
    expect(ids.length).toBeGreaterThan(1);
    expect(text.match(/fuel economy/g)).toHaveLength(1);
  });

  it('does not say again what they were chosen by', () => {
    expect(answerTo('tippers under 16k plus vat').text.match(/plus VAT \(/g)).toHaveLength(1);
    expect(answerTo('tippers under 16k plus vat').ids).toEqual([TIPPER.id]);
  });
});

describe('a van that somebody "got"', () => {
  it('is asked for where nothing speaks of trading it in', () => {
    expect(answerTo('got a pickup with a canopy? how many miles').ids).toEqual([RANGER.id]);
  });
});

describe('several questions and no van', () => {
  it.each<[message: string, said: RegExp]>([
    ['do you deliver and how much to leeds', /^What delivery costs depends on the distance\..*$/],
    [
      'can you deliver to hull and how long does it take',
      /^What delivery costs depends on the distance\.\nI can't say how soon from here\.$/,
    ],
    ['where are you based and what colour is it', /^We're at .*\nThe rest depends on the van: which one do you mean\?$/],
    ['do you do part ex and do you do finance', /part-exchange.*\n.*hire purchase/],
    ['can i get it on finance with bad credit', /^It's the lender who decides/],
    ['can i test drive one on saturday', /^Yes, on Saturday .* Test drives are by appointment\./],
  ])('are all answered: %s', (message, said) => {
    expect(answerTo(message).text).toMatch(said);
  });

  it('are answered beside vans', () => {
    const { text, ids } = answerTo('tippers, do you do finance');
    expect(text).toMatch(/hire purchase.*\nWe have/);
    expect(ids).toContain(TIPPER.id);
  });
});

describe('a message with a greeting or a half sentence before what it asks', () => {
  it('is answered on all of it', () => {
    const { text, ids } = answerTo('hi, what are your opening times and have you got any crafters');
    expect(text).toMatch(/Monday to Friday/);
    expect(ids).toEqual([CRAFTER.id]);
  });
});

describe('a use that no list knows', () => {
  it('is one for a panel van where nothing else is said', () => {
    expect(answerTo('after something for my market stall, fruit n veg').text).toMatch(/^We have \w+ panel vans/);
    expect(answerTo('whats the best van for a dog walker').text).toMatch(/^We have \w+ panel vans/);
  });

  it('counts for nothing beside another wish', () => {
    expect(answerTo('van for my market stall with 5 seats').ids).toContain(RANGER.id);
  });
});

describe('several questions about one van', () => {
  it.each<[message: string, facts: readonly RegExp[]]>([
    ['how many miles on the crafter n what colour is it', [/18,420 miles/, /Candy White/]],
    ['how wide is the crafter inside and how long', [/load length of 3,450 mm/, /1,380 mm/]],
    ['is the crafter ulez and when is the mot due', [/meets the ULEZ/, /1 March 2027/]],
  ])('are all answered: %s', (message, facts) => {
    const { text, ids } = answerTo(message);
    expect(ids).toEqual([CRAFTER.id]);
    for (const fact of facts) expect(text).toMatch(fact);
  });

  it('are answered of the best of those in sight', () => {
    const { text } = answerTo('compare the e-expert and the caddy', 'which has the lowest miles and what colour is it');
    expect(text).toMatch(/The 2023 Peugeot E-Expert has done 12,960 miles\. .* its colour/);
  });
});

describe('finance asked about with the only van that fits', () => {
  it('goes by how the visitor would pay', () => {
    expect(answerTo('got any pickups, finance over 3 years').text).toMatch(/over 36 months/);
  });

  it('is told with the figures of that van', () => {
    expect(answerTo('got any pickups and what finance deals you got').text).toMatch(
      /Ranger would be £[\d,.]+ a month\.\nRepresentative/,
    );
  });
});

describe('a question about "it"', () => {
  it('is no wish where no van is in sight', () => {
    expect(answerTo('does it come with air con').text).toMatch(/^That depends on the van: which one do you mean\?/);
  });

  it('is answered with what may be fitted, where both are asked', () => {
    const { text, ids } = answerTo('crafters', 'does it have a towbar or can you fit one');
    expect(text).toMatch(/can't see a tow bar listed/);
    expect(text.split('\n').length).toBeGreaterThan(1);
    expect(ids).toEqual([CRAFTER.id]);
  });
});

describe('equipment that no list knows', () => {
  it('is said not to be listed, beside what is answered of the van', () => {
    const { text, ids } = answerTo('crafters', 'does it have ply lining and a rubber floor');
    expect(text).toMatch(/has ply lining[^\n]*\nI can't see rubber floor listed/);
    expect(ids).toEqual([CRAFTER.id]);
  });
});
