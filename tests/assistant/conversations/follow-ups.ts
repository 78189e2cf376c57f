import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const followUps: Theme = {
  name: 'follow-ups',
  conversations: [
    {
      turns: [
        { says: 'panel vans under 25k', expect: { wish: { bodyType: PANEL_VAN, priceMax: 25_000 } } },
        { says: 'any automatics?', expect: { wish: { transmission: AUTOMATIC } } },
      ],
    },
    {
      turns: [
        { says: 'Do you have any crafters', expect: { wish: { named: ['crafter'] } } },
        { says: 'anything cheaper, any make', expect: { fresh: true, wish: { bodyType: PANEL_VAN }, than: 'cheaper' } },
      ],
    },
    {
      turns: [
        { says: 'small petrol van', expect: { wish: { size: 'small', fuelType: ['Petrol'] } } },
        { says: 'what about electric', expect: { wish: { fuelType: ['Electric'] } } },
      ],
    },
    {
      turns: [
        { says: 'tippers under 16k', expect: { wish: { bodyType: ['Tipper'], priceMax: 16_000 } } },
        { says: 'forget the budget', expect: { wish: { priceMax: null } } },
      ],
    },
    {
      turns: [
        { says: 'small panel van please', expect: { wish: { size: 'small', bodyType: PANEL_VAN } } },
        { says: 'bit too small, got anything bigger?', expect: { wish: { size: null }, than: 'bigger' } },
      ],
    },
    {
      turns: [
        { says: 'luton vans', expect: { wish: { named: ['luton'] } } },
        { says: 'under 22k', expect: { wish: { priceMax: 22_000 } } },
        { says: 'ok which has the lowest miles', expect: { first: 'lowest mileage', wish: {} } },
      ],
    },
    {
      turns: [
        { says: 'ford panel vans', expect: { wish: { make: ['Ford'], bodyType: PANEL_VAN } } },
        { says: 'vw instead?', expect: { wish: { make: ['Volkswagen'] } } },
      ],
    },
    {
      turns: [
        { says: 'i need an electric van', expect: { wish: { fuelType: ['Electric'] } } },
        { says: 'max 14k', expect: { wish: { priceMax: 14_000 } } },
        { says: 'with at least 700kg payload', expect: { wish: { payloadMin: 700 } } },
      ],
    },
    {
      turns: [
        { says: 'show me pickups', expect: { wish: { bodyType: ['Pickup'] } } },
        { says: 'auto ones', expect: { wish: { transmission: AUTOMATIC } } },
        {
          says: 'not the ford',
          expect: { wish: { make: ['Volkswagen', 'Mercedes', 'Iveco', 'Citroën', 'Peugeot', 'Vauxhall'] } },
        },
      ],
    },
    {
      turns: [
        { says: 'vans up to 12k', expect: { wish: { priceMax: 12_000 } } },
        { says: 'show me others', expect: { wish: {}, than: 'others' } },
      ],
    },
    {
      turns: [
        { says: 'used panel van 2019 or older', expect: { wish: { bodyType: PANEL_VAN, yearMax: 2_019 } } },
        { says: 'got anything newer', expect: { wish: { yearMax: null }, than: 'newer' } },
      ],
    },
    {
      turns: [
        { says: 'panel vans with over 1000kg payload', expect: { wish: { bodyType: PANEL_VAN, payloadMin: 1_000 } } },
        { says: 'actually make it a tipper', expect: { wish: { bodyType: ['Tipper'] } } },
      ],
    },
    {
      turns: [
        { says: 'I want a camper', expect: { wish: { bodyType: ['Campervan'] } } },
        { says: 'automatic', expect: { wish: { transmission: AUTOMATIC } } },
        { says: 'how much is the cheapest of them', expect: { first: 'cheapest', wish: {} } },
      ],
    },
    {
      turns: [
        { says: 'show me two panel vans under 16k', expect: { wish: { bodyType: PANEL_VAN, priceMax: 16_000 } } },
        { says: 'whats the mileage on the second one', expect: { fact: { of: { shown: 2 }, field: 'mileage' } } },
      ],
    },
    {
      turns: [
        { says: 'tippers please', expect: { wish: { bodyType: ['Tipper'] } } },
        { says: 'payload of the first one?', expect: { fact: { of: { shown: 1 }, field: 'payload' } } },
        { says: 'and is it ulez ok', expect: { fact: { of: { shown: 1 }, field: 'cleanAir' } } },
      ],
    },
    {
      turns: [
        { says: 'Crew vans?', expect: { wish: { bodyType: ['Crew Van'] } } },
        { says: 'what would the first one be a month', expect: { finance: { of: { shown: 1 } } } },
      ],
    },
    {
      turns: [
        {
          says: 'diesel automatic under 23k',
          expect: { wish: { fuelType: ['Diesel'], transmission: AUTOMATIC, priceMax: 23_000 } },
        },
        { says: 'must have a towbar', expect: { wish: { features: ['Towbar'] } } },
      ],
    },
    {
      turns: [
        { says: 'low mileage white van', expect: { wish: { colour: ['white'], mileageMax: 50_000 } } },
        { says: 'dont care about the colour', expect: { wish: { colour: null } } },
      ],
    },
    {
      turns: [
        { says: 'transit custom', expect: { wish: { named: ['transit custom'] } } },
        { says: 'too dear', expect: { wish: { named: null }, than: 'cheaper' } },
      ],
    },
    {
      turns: [
        { says: 'panel van automatic', expect: { wish: { bodyType: PANEL_VAN, transmission: AUTOMATIC } } },
        { says: 'with less miles than them', expect: { wish: {}, than: 'lower mileage' } },
      ],
    },
    {
      turns: [
        { says: 'hello', expect: { asksOneQuestion: true } },
        { says: 'a van for parcels', expect: { wish: { bodyType: PANEL_VAN }, mayAsk: true } },
        { says: '300 a month', expect: { wish: { monthlyMax: 300 } } },
        { says: 'automatic?', expect: { wish: { transmission: AUTOMATIC } } },
        {
          says: 'can i come and see the first one saturday',
          expect: { mustSayLike: [/satur/i, /09[:.]00|9\s?am|9:00|clos|appointment|call|phone|ring/i] },
        },
      ],
    },
    {
      turns: [
        { says: 'dropside or tipper', expect: { wish: { bodyType: ['Dropside', 'Tipper'] } } },
        { says: 'newest one?', expect: { first: 'newest', wish: {} } },
      ],
    },
    {
      turns: [
        { says: 'under 15k', expect: { wish: { priceMax: 15_000 } } },
        { says: 'can stretch to 20', expect: { wish: { priceMax: 20_000 } } },
        {
          says: 'but it needs to be a panel van with 6 cube or more',
          expect: { wish: { bodyType: PANEL_VAN, loadVolumeMin: 6 } },
        },
      ],
    },
    {
      turns: [
        { says: 'sprinter panel van', expect: { wish: { named: ['sprinter'], bodyType: PANEL_VAN } } },
        { says: 'something like that but a ford', expect: { wish: { named: null, make: ['Ford'] } } },
      ],
    },
    {
      page: { named: ['amarok'] },
      turns: [{ says: 'something like this but cheaper', expect: { wish: { bodyType: ['Pickup'] }, than: 'cheaper' } }],
    },
    {
      page: { named: ['movano'], bodyType: PANEL_VAN },
      turns: [
        { says: 'have you one like this in automatic', expect: { wish: { bodyType: PANEL_VAN, transmission: AUTOMATIC } } },
      ],
    },
    {
      turns: [
        { says: 'electric panel van', expect: { wish: { fuelType: ['Electric'], bodyType: PANEL_VAN } } },
        { says: 'what range does the first one have', expect: { fact: { of: { shown: 1 }, field: 'range' } } },
        { says: 'hmm not enough. diesel then, same size', expect: { wish: { fuelType: ['Diesel'] } } },
      ],
    },
    {
      turns: [
        { says: 'i want to start again. any pick ups', expect: { wish: { bodyType: ['Pickup'] } } },
        {
          says: 'scrap that, start over. panel van with carplay',
          expect: { fresh: true, wish: { bodyType: PANEL_VAN, features: ['Apple CarPlay'] } },
        },
      ],
    },
    {
      turns: [
        { says: 'manual vans under 14k', expect: { wish: { transmission: ['Manual'], priceMax: 14_000 } } },
        { says: 'doesnt matter which gearbox', expect: { wish: { transmission: null } } },
        { says: 'but under 50k miles', expect: { wish: { mileageMax: 50_000 } } },
      ],
    },
    {
      turns: [
        { says: 'pickup under 20k', expect: { wish: { bodyType: ['Pickup'], priceMax: 20_000 } } },
        { says: 'auto', expect: { wish: { transmission: ['Automatic'] } } },
        { says: 'which has the lowest miles', expect: { fact: { of: { shown: 1 }, field: 'mileage' } } },
      ],
    },
    {
      turns: [
        { says: 'refrigerated van under 20k', expect: { wish: { features: ['refrigerat'], priceMax: 20_000 } } },
        { says: 'how about without the fridge then', expect: { wish: { features: null } } },
      ],
    },
  ],
};
