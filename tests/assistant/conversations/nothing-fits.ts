import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const nothingFits: Theme = {
  name: 'nothing fits',
  conversations: [
    { turns: [{ says: 'any van under £3,000?', expect: { wish: { priceMax: 3_000 } } }] },
    { turns: [{ says: 'renault trafic', expect: { wish: { make: ['Renault'] }, nearest: { bodyType: PANEL_VAN } } }] },
    { turns: [{ says: 'toyota hilux', expect: { wish: { make: ['Toyota'] }, nearest: { bodyType: ['Pickup'] } } }] },
    { turns: [{ says: 'Have you got a Fiat Ducato?', expect: { wish: { make: ['Fiat'] } } }] },
    { turns: [{ says: 'automatic tipper', expect: { wish: { bodyType: ['Tipper'], transmission: AUTOMATIC } } }] },
    { turns: [{ says: 'electric tipper', expect: { wish: { bodyType: ['Tipper'], fuelType: ['Electric'] } } }] },
    {
      turns: [
        {
          says: 'electric van with 400 miles range',
          expect: { wish: { fuelType: ['Electric'], rangeMin: 400 }, nearest: { fuelType: ['Electric'] } },
        },
      ],
    },
    { turns: [{ says: 'payload of 3 tonnes', expect: { wish: { payloadMin: 3_000 } } }] },
    { turns: [{ says: 'load length 6 metres', expect: { wish: { loadLengthMin: 6_000 } } }] },
    { turns: [{ says: 'pink van', expect: { wish: { colour: ['pink'] }, nothingNear: true } }] },
    { turns: [{ says: 'luton under 10k', expect: { wish: { named: ['luton'], priceMax: 10_000 } } }] },
    {
      turns: [
        {
          says: 'automatic panel van under 8k',
          expect: { wish: { transmission: AUTOMATIC, bodyType: PANEL_VAN, priceMax: 8_000 } },
        },
      ],
    },
    { turns: [{ says: 'tipper for 100 quid a month', expect: { wish: { bodyType: ['Tipper'], monthlyMax: 100 } } }] },
    { turns: [{ says: 'campervan under 15 grand', expect: { wish: { bodyType: ['Campervan'], priceMax: 15_000 } } }] },
    { turns: [{ says: 'Do you sell cars? looking for a golf', expect: { nothingNear: true, wish: { named: ['golf'] } } }] },
    { turns: [{ says: 'petrol pickup', expect: { wish: { fuelType: ['Petrol'], bodyType: ['Pickup'] } } }] },
    { turns: [{ says: 'refrigerated van', expect: { wish: { features: ['Refrigerated'] }, nothingNear: true } }] },
    {
      turns: [
        { says: 'crew vans', expect: { wish: { bodyType: ['Crew Van'] } } },
        { says: 'any under 10k?', expect: { wish: { priceMax: 10_000 } } },
        { says: 'ok whats the cheapest one then', expect: { wish: { priceMax: null }, first: 'cheapest' } },
      ],
    },
    {
      turns: [
        { says: 'nissan nv200', expect: { wish: { make: ['Nissan'] }, nothingNear: true } },
        { says: 'what else is that size', expect: { fresh: true, wish: { size: 'small' } } },
      ],
    },
    {
      turns: [
        {
          says: 'a van thats done less than 500 miles used',
          expect: { wish: { mileageMax: 500, condition: ['used', 'p/ex to clear'] } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'lpg tipper automatic under 12k',
          expect: { wish: { fuelType: ['LPG'], bodyType: ['Tipper'], transmission: AUTOMATIC, priceMax: 12_000 } },
        },
      ],
    },
  ],
};
