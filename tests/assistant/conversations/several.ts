import { AUTOMATIC, PANEL_VAN, type Theme, USED } from './conversation.ts';

export const several: Theme = {
  name: 'several wishes at once',
  conversations: [
    {
      turns: [
        {
          says: 'looking for a diesel panel van under 20k less than 60k miles with air con',
          expect: {
            wish: {
              fuelType: ['Diesel'],
              bodyType: PANEL_VAN,
              priceMax: 20_000,
              mileageMax: 60_000,
              features: ['Air Conditioning'],
            },
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'need auto electric van about 700kg payload max 15 grand',
          expect: { wish: { transmission: AUTOMATIC, fuelType: ['Electric'], payloadMin: 640, priceMax: 15_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'Hello, I am a plumber in Chester and need a medium panel van, 2020 or newer, ULEZ compliant and no more than £23,000 plus VAT. Thanks, Dave',
          expect: { wish: { size: 'medium', bodyType: PANEL_VAN, yearMin: 2_020, cleanAir: true, priceMax: 23_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'tipper under 25k manual 2020 onwards',
          expect: { wish: { bodyType: ['Tipper'], priceMax: 25_000, transmission: ['Manual'], yearMin: 2_020 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'pick up auto under 31k less than 35000 miles',
          expect: { wish: { bodyType: ['Pickup'], transmission: AUTOMATIC, priceMax: 31_000, mileageMax: 35_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'big van for a courier, over 11 cube, under 30k, done less than 60 thousand miles, must have cruise and bluetooth',
          expect: {
            wish: { loadVolumeMin: 11, priceMax: 30_000, mileageMax: 60_000, features: ['Cruise Control', 'Bluetooth'] },
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'ford or vw panel van auto reversing camera',
          expect: {
            wish: { make: ['Ford', 'Volkswagen'], bodyType: PANEL_VAN, transmission: AUTOMATIC, features: ['Reversing Camera'] },
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'ulez ok small van 3 seats under 14k excl vat',
          expect: { wish: { cleanAir: true, size: 'small', seatsMin: 3, priceMax: 14_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'used crew van 6 seats auto under 28k',
          expect: { wish: { condition: USED, seatsMin: 6, transmission: AUTOMATIC, priceMax: 28_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'mercedes sprinter 2022 or newer under 28k diesel',
          expect: { wish: { make: ['Mercedes'], named: ['sprinter'], yearMin: 2_022, priceMax: 28_000, fuelType: ['Diesel'] } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'need a white panel van max 30k payload 1.2 tonne or more load length at least 3.2m',
          expect: {
            wish: { colour: ['white'], bodyType: PANEL_VAN, priceMax: 30_000, payloadMin: 1_200, loadLengthMin: 3_200 },
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'camper for 4, automatic, under 50 grand, not bothered about colour',
          expect: { wish: { bodyType: ['Campervan'], seatsMin: 4, transmission: AUTOMATIC, priceMax: 50_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'luton under 22k with less than 75000 on the clock',
          expect: { wish: { named: ['luton'], priceMax: 22_000, mileageMax: 75_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'any van under 10k thats ulez and under 60k miles',
          expect: { wish: { priceMax: 10_000, cleanAir: true, mileageMax: 60_000 } },
        },
      ],
    },
    {
      turns: [
        {
          says: 'new diesel van, at least 980kg payload, panel',
          expect: { wish: { condition: ['new'], fuelType: ['Diesel'], payloadMin: 980, bodyType: PANEL_VAN } },
        },
      ],
    },
  ],
};
