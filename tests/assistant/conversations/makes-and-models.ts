import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const makesAndModels: Theme = {
  name: 'makes and models',
  conversations: [
    { turns: [{ says: 'Do you have any Ford Transit Customs?', expect: { wish: { named: ['transit custom'] } } }] },
    { turns: [{ says: 'sprinter', expect: { wish: { named: ['sprinter'] } } }] },
    { turns: [{ says: 'transt custm', expect: { wish: { named: ['transit custom'] } } }] },
    { turns: [{ says: 'got any merc sprinters', expect: { wish: { named: ['sprinter'] } } }] },
    { turns: [{ says: 'volkswagon transporter', expect: { wish: { named: ['transporter'] } } }] },
    { turns: [{ says: 'vw crafter mwb', expect: { wish: { named: ['crafter'] } } }] },
    { turns: [{ says: 'citroen berlingo', expect: { wish: { named: ['berlingo'] } } }] },
    { turns: [{ says: 'any vauxall vivaros', expect: { wish: { named: ['vivaro'] } } }] },
    { turns: [{ says: 'Peugot Boxer luton', expect: { wish: { named: ['boxer'], bodyType: ['Other'] } } }] },
    { turns: [{ says: 'mercades vito automatic', expect: { wish: { named: ['vito'], transmission: AUTOMATIC } } }] },
    { turns: [{ says: 'ivecco daily', expect: { wish: { named: ['daily'] } } }] },
    { turns: [{ says: 'ranger wildtrack', expect: { wish: { named: ['ranger wildtrak'] } } }] },
    { turns: [{ says: 'e-transit', expect: { wish: { named: ['e-transit'] } } }] },
    { turns: [{ says: 'vw caddy maxi', expect: { wish: { named: ['caddy'] } } }] },
    { turns: [{ says: 'is there an amarok in stock?', expect: { wish: { named: ['amarok'] } } }] },
    { turns: [{ says: 'combo e electric', expect: { wish: { named: ['combo-e'] } } }] },
    { turns: [{ says: 'grand california', expect: { wish: { named: ['grand california'] } } }] },
    { turns: [{ says: 'Fords please', expect: { wish: { make: ['Ford'] } } }] },
    { turns: [{ says: 'show me all your vauxhall movanos', expect: { wish: { named: ['movano'] } } }] },
    {
      turns: [
        {
          says: 'ford transit panel van not the custom',
          expect: { wish: { make: ['Ford'], named: ['ford transit 3'], bodyType: PANEL_VAN } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'a merc or a vw, tipper or dropside',
          expect: { wish: { make: ['Mercedes', 'Volkswagen'], bodyType: ['Tipper', 'Dropside'] } },
        },
      ],
    },
    { turns: [{ says: 'dispach electric', expect: { wish: { named: ['dispatch'] } } }] },
    { turns: [{ says: 'transporter t32', expect: { wish: { named: ['t32'] } } }] },
    { turns: [{ says: 'Tranist connect petrol', expect: { wish: { named: ['transit connect'], fuelType: ['Petrol'] } } }] },
    {
      turns: [
        {
          says: 'something like a vw transporter but cheaper than 12k',
          expect: { wish: { priceMax: 12_000, bodyType: PANEL_VAN } },
        },
      ],
    },
  ],
};
