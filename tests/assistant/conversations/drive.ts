import { AUTOMATIC, PANEL_VAN, type Theme, USED } from './conversation.ts';

export const drive: Theme = {
  name: 'fuel, gearbox, age and equipment',
  conversations: [
    { turns: [{ says: 'electric vans?', expect: { wish: { fuelType: ['Electric'] } } }] },
    { turns: [{ says: 'petrol van please, not diesel', expect: { wish: { fuelType: ['Petrol'] } } }] },
    { turns: [{ says: 'any hybrids', expect: { wish: { fuelType: ['Hybrid'] } } }] },
    { turns: [{ says: 'do u do lpg vans', expect: { wish: { fuelType: ['LPG'] } } }] },
    { turns: [{ says: 'ulez compliant van under 12k', expect: { wish: { cleanAir: true, priceMax: 12_000 } } }] },
    {
      turns: [
        {
          says: 'I drive into london so it has to be ULEZ free, panel van',
          expect: { wish: { cleanAir: true, bodyType: PANEL_VAN } },
        },
      ],
    },
    { turns: [{ says: 'must be ok for the birmingham clean air zone', expect: { wish: { cleanAir: true } } }] },
    {
      turns: [{ says: 'euro 6 diesel tipper', expect: { wish: { fuelType: ['Diesel'], cleanAir: true, bodyType: ['Tipper'] } } }],
    },
    { turns: [{ says: 'auto only, bad knee', expect: { wish: { transmission: AUTOMATIC } } }] },
    {
      turns: [
        {
          says: 'Manual gearbox, panel van, under £12,000',
          expect: { wish: { transmission: ['Manual'], bodyType: PANEL_VAN, priceMax: 12_000 } },
        },
      ],
    },
    { turns: [{ says: 'less than 30,000 miles', expect: { wish: { mileageMax: 30_000 } } }] },
    { turns: [{ says: 'low mileage panel van', expect: { wish: { bodyType: PANEL_VAN, mileageMax: 35_000 } } }] },
    { turns: [{ says: 'lowest mileage used van', expect: { first: 'lowest mileage', wish: { condition: USED } } }] },
    { turns: [{ says: 'nothing older than 2022', expect: { wish: { yearMin: 2_022 } } }] },
    { turns: [{ says: 'a 23 plate or newer automatic', expect: { wish: { yearMin: 2_023, transmission: AUTOMATIC } } }] },
    { turns: [{ says: 'brand new vans only', expect: { wish: { condition: ['new'] } } }] },
    { turns: [{ says: 'Second hand vans under £9k', expect: { wish: { condition: USED, priceMax: 9_000 } } }] },
    { turns: [{ says: 'any part ex to clear vans', expect: { wish: { condition: ['p/ex to clear'] } } }] },
    {
      turns: [
        {
          says: 'white van man here, so white obviously, panel van',
          expect: { wish: { colour: ['white'], bodyType: PANEL_VAN } },
        },
      ],
    },
    { turns: [{ says: 'got anything in red', expect: { wish: { colour: ['red'] } } }] },
    { turns: [{ says: 'grey automatic', expect: { wish: { colour: ['grey'], transmission: AUTOMATIC } } }] },
    { turns: [{ says: 'van with a tow bar', expect: { wish: { features: ['Towbar'] } } }] },
    {
      turns: [
        {
          says: 'must have air con and sat nav',
          expect: { wish: { features: ['Air Conditioning', 'Satellite Navigation/GPS Navigation'] } },
        },
      ],
    },
    {
      turns: [
        { says: 'reversing camera and apple carplay', expect: { wish: { features: ['Reversing Camera', 'Apple CarPlay'] } } },
      ],
    },
    { turns: [{ says: 'ply lined van', expect: { wish: { features: ['Ply Lined'] } } }] },
    {
      turns: [
        {
          says: 'heated seats and heated windscreen, its freezing up here',
          expect: { wish: { features: ['Heated Seats', 'Heated Windscreen'] } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'Which van is best on fuel? diesel please',
          expect: { first: 'most economical', wish: { fuelType: ['Diesel'] } },
        },
      ],
    },
    { turns: [{ says: 'electric van with 200 miles range', expect: { wish: { fuelType: ['Electric'], rangeMin: 200 } } }] },
    { turns: [{ says: 'newest van you got', expect: { first: 'newest', wish: {} } }] },
  ],
};
