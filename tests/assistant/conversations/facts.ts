import { PANEL_VAN, type Theme } from './conversation.ts';

const CRAFTER = { named: ['crafter'] } as const;
const CITAN = { named: ['citan'] } as const;

export const facts: Theme = {
  name: 'facts about a van',
  conversations: [
    { turns: [{ says: 'what payload has the crafter got', expect: { fact: { of: { fitting: CRAFTER }, field: 'payload' } } }] },
    {
      turns: [
        {
          says: 'How long is the load area in the VW Crafter?',
          expect: { fact: { of: { fitting: CRAFTER }, field: 'loadLength' } },
        },
      ],
    },
    { turns: [{ says: 'mileage on the mercedes citan', expect: { fact: { of: { fitting: CITAN }, field: 'mileage' } } }] },
    { turns: [{ says: 'how much is the amarok', expect: { fact: { of: { fitting: { named: ['amarok'] } }, field: 'price' } } }] },
    {
      turns: [
        {
          says: 'is the ranger wildtrak diesel auto or manual?',
          expect: { fact: { of: { fitting: { named: ['wildtrak'] } }, field: 'transmission' } },
        },
      ],
    },
    {
      turns: [{ says: 'what colour is the caddy', expect: { fact: { of: { fitting: { named: ['caddy'] } }, field: 'colour' } } }],
    },
    {
      turns: [
        {
          says: 'whats the range on the e-partner',
          expect: { fact: { of: { fitting: { named: ['e-partner'] } }, field: 'range' } },
        },
      ],
    },
    {
      turns: [{ says: 'how many seats in the vito', expect: { fact: { of: { fitting: { named: ['vito'] } }, field: 'seats' } } }],
    },
    {
      turns: [
        {
          says: 'is the transit connect ulez compliant',
          expect: { fact: { of: { fitting: { named: ['transit connect'] } }, field: 'cleanAir' } },
        },
      ],
    },
    { page: CRAFTER, turns: [{ says: 'how tall is it?', expect: { fact: { of: 'page', field: 'height' } } }] },
    {
      page: CRAFTER,
      turns: [
        { says: 'does this one have a reversing camera', expect: { feature: { of: 'page', feature: 'Reversing Camera' } } },
      ],
    },
    { page: CRAFTER, turns: [{ says: 'has it got a towbar', expect: { feature: { of: 'page', feature: 'Towbar' } } }] },
    { page: CITAN, turns: [{ says: 'is this plus VAT', expect: { fact: { of: 'page', field: 'vatQualifying' } } }] },
    {
      page: { named: ['california'] },
      turns: [{ says: 'is there vat on this', expect: { fact: { of: 'page', field: 'vatQualifying' } } }],
    },
    { page: CITAN, turns: [{ says: 'what warranty do i get with it', expect: { fact: { of: 'page', field: 'warranty' } } }] },
    {
      page: { condition: ['p/ex to clear'] },
      turns: [{ says: 'Is there any warranty?', expect: { fact: { of: 'page', field: 'warranty' } } }],
    },
    {
      page: { named: ['ranger'], yearMax: 2_016 },
      turns: [
        { says: 'can i drive it into the london ulez without paying', expect: { fact: { of: 'page', field: 'cleanAir' } } },
      ],
    },
    {
      page: { named: ['e-expert'] },
      turns: [{ says: 'is this one in stock now?', expect: { fact: { of: 'page', field: 'stockStatus' } } }],
    },
    { page: CRAFTER, turns: [{ says: 'how many owners has it had', expect: { saysUnknown: true } }] },
    { page: CRAFTER, turns: [{ says: 'whats the towing capacity of this van', expect: { saysUnknown: true } }] },
    { page: CITAN, turns: [{ says: 'when is the MOT due', expect: { fact: { of: 'page', field: 'motDueDate' } } }] },
    {
      page: { named: ['movano'], bodyType: PANEL_VAN },
      turns: [
        { says: 'how wide is the load space', expect: { fact: { of: 'page', field: 'loadWidth' } } },
        { says: 'and the height inside', expect: { fact: { of: 'page', field: 'loadHeight' } } },
        { says: 'mpg?', expect: { fact: { of: 'page', field: 'fuelEconomy' } } },
      ],
    },
    {
      page: { named: ['expert'], bodyType: ['Campervan'] },
      turns: [{ says: 'has it ever been in an accident', expect: { saysUnknown: true } }],
    },
    {
      turns: [
        {
          says: 'what engine is in the daily dropside, how much power',
          expect: { fact: { of: { fitting: { named: ['daily'], bodyType: ['Dropside'] } }, field: 'power' } },
        },
      ],
    },
    { turns: [{ says: 'is the crafter automatic', expect: { fact: { of: { fitting: CRAFTER }, field: 'transmission' } } }] },
    { turns: [{ says: 'does the amarok tow 3.5t', expect: { saysUnknown: true } }] },
    {
      turns: [
        { says: 'electric van with at least 150 miles of range', expect: { wish: { fuelType: ['Electric'], rangeMin: 150 } } },
        { says: 'how long do they take to charge', expect: { saysUnknown: true } },
        { says: 'how long is the first one', expect: { fact: { of: { shown: 1 }, field: 'length' } } },
      ],
    },
  ],
};
