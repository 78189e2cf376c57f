import { conversationWith } from './testing/conversation.ts';
import { CADDY, CRAFTER, DUE_TIPPER, SOME_STOCK, stockOf, TIPPER } from './testing/some-stock.ts';

const answerTo = conversationWith(stockOf(SOME_STOCK));

describe('a change of mind', () => {
  it.each<[messages: readonly string[], answer: RegExp]>([
    [['automatic van', 'no manual is fine'], /^We have \w+ manual vans\./],
    [['diesel van', 'no sorry petrol'], /petrol vans? /],
    [['lwb van', 'no swb actually'], /SWB vans/],
    [['no fords', 'vauxhall'], /^We have one Vauxhall van\./],
    [['ford panel van', 'any make will do'], /^We have \w+ panel vans\./],
    [['volkswagens', 'other makes?'], /^Here are some others\. We have \w+ vans apart from Volkswagen\./],
    [['van with ply lining', 'forget the ply lining'], /^We have \w+ vans\./],
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
