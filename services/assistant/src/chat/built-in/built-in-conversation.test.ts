import { takingBack } from '@forecourt/contracts';
import { conversationWith } from './testing/conversation.ts';
import { CADDY, CRAFTER, DUE_TIPPER, E_EXPERT, RANGER, SOME_STOCK, stockOf, TIPPER } from './testing/some-stock.ts';

const answerTo = conversationWith(stockOf(SOME_STOCK));

describe('what was wished before', () => {
  it.each<[messages: readonly string[], ids: readonly number[]]>([
    [
      ['tippers cheapest first', 'diesel'],
      [TIPPER.id, DUE_TIPPER.id],
    ],
    [
      ['auto van up to 20k', 'scrap the auto bit', 'cheapest'],
      [CADDY.id, TIPPER.id],
    ],
    [
      ['van with ply lining', 'dont need the ply lining, just a tipper'],
      [DUE_TIPPER.id, TIPPER.id],
    ],
  ])('%j ends with the vans that fit', (messages, ids) => {
    expect(answerTo(...messages).ids.slice(0, ids.length)).toEqual(ids);
  });

  it('is not asked of a model that has a size of its own', () => {
    expect(answerTo('i need a lwb van', 'nissan nv200').text).toMatch(/^We don't have any Nissan NV200 vans at the moment\./);
  });
});

describe('what the vans were chosen by', () => {
  it('is named, and is no longer wished once it is taken back, also two turns later', () => {
    const found = answerTo('automatic van up to 20k with ply lining');
    expect(found.wishes).toEqual(expect.arrayContaining(['automatic', 'up to £20,000 plus VAT', 'ply lining']));
    const talk = ['automatic van up to 20k with ply lining', takingBack('automatic'), takingBack('ply lining')];
    expect(answerTo(...talk).wishes).toEqual(['up to £20,000 plus VAT']);
    expect(answerTo(...talk, 'diesel').wishes).toEqual(expect.arrayContaining(['up to £20,000 plus VAT', 'diesel']));
  });

  it('may all be taken back', () => {
    const { text, wishes, replies } = answerTo('tipper', takingBack('tipper'));
    expect(text).toMatch(/^Happy to help\./);
    expect([wishes, replies?.length]).toEqual([[], 3]);
  });
});

describe('what a visitor may want to say next', () => {
  it.each(['hello, show me vans', 'need a van', 'tippers', 'something automatic', 'van up to 20k'])(
    'after %j is understood',
    (message) => {
      for (const reply of answerTo(message).replies ?? []) expect([reply, answerTo(message, reply).ids]).not.toEqual([reply, []]);
    },
  );
});

describe('a part-exchange', () => {
  it('is of the van that the visitor goes on about', () => {
    const { text, ids } = answerTo('do you take part ex', 'its a 68 plate berlingo');
    expect(text).toMatch(/^Thanks\. For a value,/);
    expect(ids).toEqual([]);
  });
});

describe('few miles', () => {
  it('give way where nothing else fits', () => {
    expect(answerTo('low mileage tipper under 16k').text).toBe(
      'Nothing low-mileage among those, but we have one tipper up to £16,000 plus VAT.\n2019 Vauxhall Movano: 54,800 miles and £15,495 plus VAT (£18,594 inc. VAT).',
    );
  });
});

describe('what was not wanted', () => {
  it('is allowed again without being the only thing that is wanted', () => {
    expect(answerTo('automatics, no electrics').ids).not.toContain(E_EXPERT.id);
    expect(answerTo('automatics, no electrics', 'ok electric is fine too').ids).toContain(E_EXPERT.id);
  });
});

describe('vans that were shown', () => {
  it('are not advised on where only one of a colour is asked for', () => {
    const { text, ids } = answerTo('panel vans', 'ok which one is in white');
    expect(text).not.toContain("I'd look at");
    expect([...ids].sort()).toEqual([CADDY.id, CRAFTER.id].sort());
  });

  it.each<[messages: readonly string[], answer: RegExp, ids: readonly number[]]>([
    [
      ['tippers', 'compare the two'],
      /^The \d{4} Peugeot Boxer is newer.*; the 2019 Vauxhall Movano is cheaper\.\n\d{4} Peugeot Boxer: £.*\n2019 Vauxhall Movano: £15,495 plus VAT/,
      [DUE_TIPPER.id, TIPPER.id],
    ],
    [
      ['tippers', 'compare them', 'which is cheaper'],
      /^Of these, the 2019 Vauxhall Movano is the cheapest\.\nThe 2019 Vauxhall Movano is £15,495/,
      [TIPPER.id, DUE_TIPPER.id],
    ],
    [['tippers', 'how many miles on the second one', 'and the first'], /Peugeot Boxer has done/, [DUE_TIPPER.id]],
    [['tippers', 'how many miles on the second one', 'what about the other one'], /Peugeot Boxer has done/, [DUE_TIPPER.id]],
    [['tippers', 'have they got towbars', 'only the ones that do'], /^We have one tipper with a tow bar\./, [TIPPER.id]],
    [
      ['tippers', 'any damage'],
      /^\d{4} Peugeot Boxer and 2019 Vauxhall Movano: I don't have a record of any damage or wear;/,
      [DUE_TIPPER.id, TIPPER.id],
    ],
    [['tippers', 'the second one'], /^2019 Vauxhall Movano: £15,495 plus VAT .* manual diesel/, [TIPPER.id]],
    [['payload of the ranger', 'and the crafter?'], /Crafter has a payload of 1,214 kg/, [CRAFTER.id]],
    [['compare the ranger and the crafter'], /Ranger: £.*\n.*Crafter: £/, [RANGER.id, CRAFTER.id]],
  ])('%j', (messages, answer, ids) => {
    const { text, ids: shown } = answerTo(...messages);
    expect(text).toMatch(answer);
    expect(shown).toEqual(ids);
  });

  it('are named once for the equipment that is asked of all of them', () => {
    expect(answerTo('tippers', 'have they got a sunroof').text).toMatch(
      /^I can't see a sunroof listed for the \d{4} Peugeot Boxer and the 2019 Vauxhall Movano; the sales team can check on/,
    );
  });
});

describe('what is not in stock', () => {
  it('is not replaced by whatever is newest where only equipment was asked for', () => {
    const { text, ids } = answerTo('have you got a van with refrigeration');
    expect(text).toMatch(/^We don't have any vans with refrigeration at the moment\./);
    expect(ids).toEqual([]);
  });
});

describe('a licence', () => {
  it('is told of the van that is named', () => {
    expect(answerTo('can i drive the crafter on a normal car licence').text).toMatch(
      /Crafter (?:may be driven|needs more)|gross weight/,
    );
  });
});

describe('a car park of several storeys', () => {
  it('is a height that the van has to go under, not a load', () => {
    const { text } = answerTo('crafter', 'will it go in a 2.2 metre multi storey');
    expect(text).toMatch(/under 2,200 mm|its height/);
    expect(text).not.toMatch(/lengthways/);
  });
});
