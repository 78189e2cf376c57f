import { conversationWith } from './testing/conversation.ts';
import { CADDY, CRAFTER, CUSTOM, DUE_TIPPER, E_EXPERT, SOME_STOCK, stockOf, TIPPER } from './testing/some-stock.ts';

const answerTo = conversationWith(stockOf(SOME_STOCK));

describe('a change of mind', () => {
  it.each<[messages: readonly string[], answer: RegExp]>([
    [['automatic van', 'no manual is fine'], /^We have \w+ manual vans\./],
    [['diesel van', 'no sorry petrol'], /petrol vans? /],
    [['lwb van', 'no swb actually'], /SWB vans/],
    [['no fords', 'vauxhall'], /^We have one Vauxhall van\./],
    [['van from 2023 or newer', 'ok older is fine'], /^We have \w+ vans\./],
    [['volkswagens', 'payload?', 'need 1200'], /with a payload of 1,200 kg or more/],
    [['volkswagens', 'with aircon', 'not bothered about that really'], /^We have \w+ Volkswagen vans\./],
    [['tippers', 'how much is the first one', 'bit steep'], /^We have one cheaper tipper\./],
    [['under 20 grand, not white, not electric'], /^We have \w+ vans up to £20,000 plus VAT that are not white or electric\./],
    [['ford panel van', 'any make will do'], /^We have \w+ panel vans\./],
    [['roomiest van under 60k', 'automatic'], /, biggest first/],
    [['roomiest van under 60k', 'panel vans', 'tippers'], /^We have (?!.*first)/],
    [['which van is the shortest overall'], /, shortest first/],
    [['lowest van you do'], /, lowest roof first/],
    [['which has the most miles on it'], /, highest mileage first/],
    [['volkswagens', 'other makes?'], /^Here are some others of our \w+ vans apart from Volkswagen\b/],
    [['van with ply lining', 'forget the ply lining'], /^We have \w+ vans\./],
    [['automatic van', 'manual or auto, either'], /^We have \w+ vans\./],
    [['diesel van', 'petrol would be ok'], /^We have \w+ (?:diesel or petrol|petrol or diesel) vans\./],
    [['electric van with 150 miles range', 'forget electric, diesel'], /^We have \w+ diesel vans\./],
    [['van up to 18 grand', 'under 60k'], /up to £18,000 plus VAT with up to 60,000 miles/],
  ])('%j', (messages, answer) => {
    expect(answerTo(...messages).text).toMatch(answer);
  });
});

describe('the best of those shown', () => {
  it.each<[messages: readonly string[], answer: RegExp, ids: readonly number[]]>([
    [
      ['volkswagens', 'payload?', 'which is highest'],
      /^Of these, the 2024 Volkswagen Crafter carries most\./,
      [CRAFTER.id, CADDY.id],
    ],
    [
      ['volkswagens', 'payload?', 'which is highest', 'and how many miles'],
      /^The 2024 Volkswagen Crafter has done/,
      [CRAFTER.id],
    ],
    [['volkswagens', 'how many miles on the cheap one'], /^The 2022 Volkswagen Caddy Maxi Cargo has done/, [CADDY.id]],
    [
      ['tippers', 'miles?', 'which is lowest'],
      /^Of these, the 2023 Peugeot Boxer has done the fewest miles\./,
      [DUE_TIPPER.id, TIPPER.id],
    ],
  ])('%j', (messages, answer, ids) => {
    const { text, ids: shown } = answerTo(...messages);
    expect(text).toMatch(answer);
    expect(shown).toEqual(ids);
  });
});

describe('the van that is spoken of', () => {
  it.each<[messages: readonly string[], answer: RegExp, ids: readonly number[]]>([
    [
      ['volkswagens', 'has the second one got aircon', 'thanks', 'and a towbar?'],
      /^2022 Volkswagen Caddy Maxi Cargo: I can't see a tow bar/,
      [CADDY.id],
    ],
    [['volkswagens', 'tippers', 'go back to the first one'], /^2024 Volkswagen Crafter: £28,995/, [CRAFTER.id]],
    [['tippers', 'not too old', 'has the vauxhall got a towbar'], /^Yes, the 2019 Vauxhall Movano has a tow bar/, [TIPPER.id]],
    [['have you got a crafter', 'tippers', 'ok back to the crafter'], /^2024 Volkswagen Crafter: £28,995/, [CRAFTER.id]],
    [['tippers', 'how many miles on the second one', 'bit high, less?'], /lower-mileage tipper/, [DUE_TIPPER.id]],
    [['tippers', 'how many miles on the second one', 'other one?'], /Peugeot Boxer has done/, [DUE_TIPPER.id]],
    [['tippers', 'not the old one', 'how many miles has it done'], /Peugeot Boxer has done/, [DUE_TIPPER.id]],
    [['volkswagens', 'tippers', 'second one please'], /^2019 Vauxhall Movano: £15,495/, [TIPPER.id]],
    [['tippers', 'ok the second one, when can I drive it'], /^Test drives are by appointment\./, [TIPPER.id]],
    [
      ['tippers', 'ok the second one, when can I drive it', 'and how many miles'],
      /^The 2019 Vauxhall Movano has done/,
      [TIPPER.id],
    ],
    [['tippers', 'the second one', 'yes'], /^Good\. To see or drive the 2019 Vauxhall Movano/, []],
    [['have you got a caddy', 'something bigger'], /^We have three bigger panel vans\./, [CUSTOM.id, CRAFTER.id, E_EXPERT.id]],
  ])('%j', (messages, answer, ids) => {
    const { text, ids: shown } = answerTo(...messages);
    expect(text).toMatch(answer);
    expect([...shown].sort()).toEqual([...ids].sort());
  });

  it('is not shown again to who turns it down', () => {
    expect(answerTo('tippers', 'not the first one').ids).not.toContain(DUE_TIPPER.id);
  });
});

describe('beside the page of a van', () => {
  const beside = conversationWith(stockOf(SOME_STOCK), CADDY.id);

  it.each<[message: string, answer: RegExp]>([
    ['same but automatic', /^Closest to the 2022 Volkswagen Caddy Maxi Cargo: we have two automatic panel vans\./],
    ['got a towbar?', /^2022 Volkswagen Caddy Maxi Cargo: I can't see a tow bar/],
    ['must have ply lining', /panel vans with ply lining/],
    ['is it ulez ok and how many miles', /clean air.* It has done 31,205 miles/],
    ['is there a bigger panel van', /^We have \w+ bigger panel vans\./],
    ['yes', /^Good\. To see or drive the 2022 Volkswagen Caddy Maxi Cargo/],
  ])('%j', (message, answer) => {
    expect(beside(message).text).toMatch(answer);
  });
});

describe('a bound', () => {
  it('is wished, not asked of the vans shown', () => {
    expect(answerTo('volkswagens', 'below 25000 miles').ids).toEqual([CRAFTER.id]);
  });
});

it.each(['which is cheapest to run', 'which goes furthest on a gallon'])(
  '"%s" is answered where no van has a record of it',
  (asked) => {
    expect(answerTo('electric vans', asked).text).toMatch(/electric/i);
  },
);
