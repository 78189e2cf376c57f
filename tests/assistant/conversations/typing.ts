import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const typing: Theme = {
  name: 'typed on a phone',
  conversations: [
    {
      turns: [
        {
          says: 'hiya mate u got any pannel vans arond 15k or less',
          expect: { wish: { bodyType: PANEL_VAN, priceMax: 16_500 } },
        },
      ],
    },
    { turns: [{ says: 'NEED TIPPER ASAP UNDER 20K', expect: { wish: { bodyType: ['Tipper'], priceMax: 20_000 } } }] },
    { turns: [{ says: 'automtic diesal van plz', expect: { wish: { transmission: AUTOMATIC, fuelType: ['Diesel'] } } }] },
    { turns: [{ says: 'eletric van cheep as pos', expect: { wish: { fuelType: ['Electric'] } } }] },
    { turns: [{ says: 'luten van wiv tail lift not 2 dear', expect: { wish: { named: ['luton tail lift'] } } }] },
    { turns: [{ says: 'drop side transit or similar wots the price', expect: { wish: { bodyType: ['Dropside'] } } }] },
    {
      turns: [
        {
          says: 'im a sparky need somthing small n cheap to run bout 13k',
          expect: { wish: { size: 'small', priceMax: 15_600 } },
        },
      ],
    },
    { turns: [{ says: 'campavan for me n the mrs', expect: { wish: { bodyType: ['Campervan'] } } }] },
    { turns: [{ says: 'pikup under 10 k', expect: { wish: { bodyType: ['Pickup'], priceMax: 10_000 } } }] },
    {
      turns: [
        { says: 'crew can automatic sorry crew van', expect: { wish: { bodyType: ['Crew Van'], transmission: AUTOMATIC } } },
      ],
    },
    {
      turns: [
        {
          says: 'van\nunder 15000\ndiesel\nbluetooth',
          expect: { wish: { priceMax: 15_000, fuelType: ['Diesel'], features: ['Bluetooth'] } },
        },
      ],
    },
    { turns: [{ says: 'Lookin 4 van 4 me biz max £11,999.00', expect: { wish: { priceMax: 11_999 } } }] },
    {
      turns: [
        {
          says: 'white pannel van low milage 2022+',
          expect: { wish: { colour: ['white'], bodyType: PANEL_VAN, yearMin: 2_022, mileageMax: 50_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'sumthing with aircon and a reverse camera up to 25k ta',
          expect: { wish: { features: ['Air Conditioning', 'Reversing Camera'], priceMax: 25_000 } },
        },
      ],
    },
  ],
};
