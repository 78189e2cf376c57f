import { conversationWith } from './testing/conversation.ts';
import { DEALERSHIP, SOME_STOCK, someVan, stockOf } from './testing/some-stock.ts';

const CREW = someVan({ id: 41, make: 'Mercedes', model: 'Sprinter', bodyType: 'Crew Van', seats: 6, year: 2023, payload: 1_098 });
const CHASSIS = someVan({ id: 42, make: 'Mercedes', model: 'Sprinter', bodyType: 'Chassis Cab', year: 2022 });
const PROMISED = someVan({ id: 43, make: 'Iveco', model: 'Daily', bodyType: 'Tipper', stockStatus: 'Deposit Taken' });
const OLDER = someVan({ id: 44, model: 'Transit Custom', bodyType: 'Panel Van', year: 2019, mileage: 83_400 });
const stock = stockOf([...SOME_STOCK, CREW, CHASSIS, PROMISED, OLDER]);
const answer = conversationWith(stock);

describe('which van is meant', () => {
  it('beside a van of a name "the 2019 one" is of that name and year', () => {
    const { text, ids } = conversationWith(stock, 11)('how many miles has it done', 'what about the 2019 one');
    expect(text).toContain('83,400 miles');
    expect(ids).toEqual([OLDER.id]);
  });

  it('one that is not wanted is not looked at: the others are shown', () => {
    expect(answer('show me sprinters', 'not the crew one').ids).toEqual([CHASSIS.id]);
  });

  it('of a body that is not in sight it is one of those in stock', () => {
    const { text, ids } = answer('panel van that takes 900 kg of stone', 'would the crew van carry that');
    expect(ids).toContain(CREW.id);
    expect(text).toContain('Yes, the 2023 Mercedes Sprinter may carry 900 kg');
  });

  it('with a deposit taken it is said not to be free', () => {
    expect(answer('whats the payload on the iveco').text).toContain('deposit taken');
  });
});

describe('what is wished', () => {
  it('their own van is not', () => {
    const { text, ids } = answer('got a ford transit 2016 to px with 2k left on finance');
    expect(ids).toEqual([]);
    expect(text).not.toContain("don't have");
  });

  it('what is left is forgotten', () => {
    expect(answer('refrigerated van', 'ok leave that, anything with ply lining').ids.length).toBeGreaterThan(0);
  });
});

describe('what is not understood', () => {
  it('a part that plainly asks something is answered', () => {
    expect(answer("what's your address i'll pop down saturday morning").text).toContain(DEALERSHIP.address.town);
  });

  it('is not answered with a verdict on the vans in sight', () => {
    expect(answer('medium panel vans', 'when could we have them').text).not.toContain('look at the');
  });
});
