import { AUTOMATIC, PANEL_VAN, type Theme } from './conversation.ts';

export const budget: Theme = {
  name: 'budget',
  conversations: [
    { turns: [{ says: 'Hi, I need a van for under £15,000', expect: { wish: { priceMax: 15_000 } } }] },
    { turns: [{ says: 'whats the cheapest van you got', expect: { first: 'cheapest', wish: {} } }] },
    { turns: [{ says: 'got about 12 grand to spend', expect: { wish: { priceMin: 7_000, priceMax: 14_500 } } }] },
    { turns: [{ says: 'anything up to 20k', expect: { wish: { priceMax: 20_000 } } }] },
    { turns: [{ says: 'vans between 10k and 15k please', expect: { wish: { priceMin: 10_000, priceMax: 15_000 } } }] },
    { turns: [{ says: 'budget is £18k max, panel van', expect: { wish: { priceMax: 18_000, bodyType: PANEL_VAN } } }] },
    { turns: [{ says: 'no more than 300 a month', expect: { wish: { monthlyMax: 300 } } }] },
    { turns: [{ says: 'I can do £250 per month, what have you got?', expect: { wish: { monthlyMax: 250 } } }] },
    {
      turns: [
        {
          says: 'panel van under 350 quid a month',
          expect: { wish: { monthlyMax: 350, bodyType: PANEL_VAN } },
        },
      ],
    },
    {
      turns: [
        { says: 'What can I get for £400pm? needs to be a tipper', expect: { wish: { monthlyMax: 450, bodyType: ['Tipper'] } } },
      ],
    },
    { turns: [{ says: 'I have £25,000 including VAT', expect: { wish: { priceWithVatMax: 25_000 } } }] },
    {
      turns: [
        { says: 'under twenty thousand pounds, automatic', expect: { wish: { priceMax: 20_000, transmission: AUTOMATIC } } },
      ],
    },
    { turns: [{ says: 'Whats the most expensive van in stock', expect: { first: 'dearest', wish: {} } }] },
    {
      turns: [{ says: 'cheapest automatic', expect: { first: 'cheapest', wish: { transmission: ['Automatic'] } } }],
    },
    { turns: [{ says: 'cheapest electric van please', expect: { first: 'cheapest', wish: { fuelType: ['Electric'] } } }] },
    { turns: [{ says: 'im on a tight budget 7k tops', expect: { wish: { priceMax: 7_000 } } }] },
    { turns: [{ says: 'budget £22,500 plus vat', expect: { wish: { priceMax: 22_500 } } }] },
    {
      turns: [{ says: 'Something at 30-35k', expect: { wish: { priceMin: 30_000, priceMax: 35_000 } } }],
    },
    { turns: [{ says: 'lowest monthly payment you do?', expect: { first: 'lowest monthly', wish: {} } }] },
    { turns: [{ says: 'have you any vans with no vat on them', expect: { wish: { vatQualifying: false } } }] },
  ],
};
