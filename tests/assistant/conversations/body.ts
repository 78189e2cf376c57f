import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const body: Theme = {
  name: 'body',
  conversations: [
    { turns: [{ says: 'do you have any tippers', expect: { wish: { bodyType: ['Tipper'] } } }] },
    { turns: [{ says: 'Looking for a dropside', expect: { wish: { bodyType: ['Dropside'] } } }] },
    { turns: [{ says: 'crew van needed, 6 of us', expect: { wish: { seatsMin: 6 } } }] },
    { turns: [{ says: 'Any lutons with a tail lift?', expect: { wish: { named: ['luton tail lift'] } } }] },
    { turns: [{ says: 'pick up truck', expect: { wish: { bodyType: ['Pickup'] } } }] },
    { turns: [{ says: 'Have you got campers in?', expect: { wish: { bodyType: ['Campervan'] } } }] },
    { turns: [{ says: 'chassis cab for a recovery body', expect: { wish: { bodyType: ['Chassis Cab'] } } }] },
    { turns: [{ says: '9 seater minibus', expect: { wish: { seatsMin: 9 } } }] },
    {
      turns: [{ says: 'I want a double cab pickup, auto', expect: { wish: { bodyType: ['Pickup'], transmission: AUTOMATIC } } }],
    },
    {
      turns: [
        {
          says: 'a van with 5 seats or more so i can take the lads and tools',
          expect: { wish: { seatsMin: 5 }, counts: { loadVolumeMin: 1 } },
        },
      ],
    },
    { turns: [{ says: 'camper that seats 4', expect: { wish: { bodyType: ['Campervan'], seatsMin: 4 } } }] },
    { turns: [{ says: 'electric luton?', expect: { wish: { named: ['luton'], fuelType: ['Electric'] } } }] },
    {
      turns: [
        {
          says: 'Plain panel van, diesel, manual',
          expect: { wish: { bodyType: PANEL_VAN, fuelType: ['Diesel'], transmission: ['Manual'] } },
        },
      ],
    },
    { turns: [{ says: 'removals firm here, need a box van', expect: { wish: { named: ['luton'] } } }] },
    { turns: [{ says: 'scaffolder, need a drop side with a long bed', expect: { wish: { bodyType: ['Dropside'] } } }] },
    { turns: [{ says: 'Combi van with windows and seats for the crew', expect: { wish: { seatsMin: 5 }, mayAsk: true } }] },
  ],
};
