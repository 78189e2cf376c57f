import type { Asked } from './asked.ts';

export const returnsAsked: readonly Asked[] = [
  {
    anchor: 'distance-sales',
    from: 'Return the van within 14 days',
    before: 'After cancelling a distance sale: ',
    asked: [
      'who pays to send the van back',
      'who pays for transport if i return it',
      'how long does a refund take',
      'when do i get my money back if i return it',
      'how do i return the van',
      'do you collect it back if i return it',
      'do you refund the delivery charge',
      'how do you pay the refund',
    ],
  },
  {
    anchor: 'distance-sales',
    from: 'You may try it as you would',
    asked: [
      'can i use the van before returning it',
      'what if ive driven it before i send it back',
      'do you deduct for miles if i return it',
      'how many miles can i do before i return it',
      'what if ive done 200 miles before i send it back',
      'deduct money for use on return',
    ],
  },
  {
    anchor: 'part-exchange',
    asked: [
      'how do you value a part exchange',
      'how do you work out what my part exchange is worth',
      'how long is the part ex valuation good for',
      'what do you need to value my van',
      'will the part exchange price change when you see it',
      'can i trade in my van',
    ],
  },
  {
    anchor: 'part-exchange',
    from: 'We settle outstanding finance',
    sentences: 1,
    asked: [
      'my van still has finance on it can i part exchange',
      'can you settle my finance on my part ex',
      'i owe more than the van is worth negative equity',
      'can i px a van with outstanding finance',
      'what if theres money owing on my trade in',
    ],
  },
  {
    anchor: 'part-exchange',
    from: 'You confirm that the van is yours',
    sentences: 1,
    asked: [
      'do you take a cat n van in part exchange',
      'do i have to tell you about accident damage on my part ex',
      'can i trade in a write off',
      'what do i have to tell you about my px',
      'can i part exchange a company van',
    ],
  },
  {
    anchor: 'part-exchange',
    from: 'Please remove your tools',
    asked: [
      'what do i take out of my old van before handing it over',
      'do you need a vat invoice for my part exchange',
      'vat on my part exchange',
      'do i need to wipe my phone from the old van',
      'is there vat on the van i trade in',
    ],
  },
  {
    anchor: 'warranty',
    from: 'Please inspect the van',
    sentences: 1,
    asked: [
      'can i get the van inspected by the aa before i buy',
      'can i bring my mechanic to look at it',
      'can i have an independent inspection',
      'can i inspect the van before i order',
      'can the rac or aa come and look at it first',
      'can someone look it over for me before i pay',
    ],
  },
];
