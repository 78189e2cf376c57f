import type { Asked } from './asked.ts';

export const disputesAsked: readonly Asked[] = [
  {
    anchor: 'warranty',
    from: 'These rights also hold',
    before: 'As a consumer you have statutory rights. ',
    sentences: 1,
    asked: [
      'do i have rights on a van sold to clear',
      'consumer rights on a px to clear van',
      'what if a van with no warranty is faulty',
      'rights without a warranty',
      'no warranty van breaks down what can i do',
    ],
  },
  {
    anchor: 'complaints',
    sentences: 1,
    asked: [
      'how do i complain',
      'i want to make a complaint',
      'who do i complain to',
      'complaints email',
      'im not happy with the service who do i speak to',
      'where do i send a complaint',
    ],
  },
  {
    anchor: 'complaints',
    from: 'We acknowledge your complaint',
    sentences: 1,
    asked: [
      'how long does a complaint take',
      'when will i hear back about my complaint',
      'how do you handle complaints',
      'what is your complaints procedure',
      'how many weeks to answer a complaint',
    ],
  },
  {
    anchor: 'complaints',
    from: 'If your complaint is about finance',
    asked: [
      'can i go to the ombudsman',
      'financial ombudsman number',
      'what if im not happy with your answer to my complaint',
      'who do i complain to about the finance',
      'take a complaint further',
      'mis sold finance complaint',
    ],
  },
  {
    anchor: 'liability-and-law',
    from: 'To businesses we are not liable',
    sentences: 1,
    asked: [
      'will you pay for lost earnings if the van is off the road',
      'can i claim loss of earnings off you',
      'are you liable if i lose work',
      'compensation for lost work while the van is repaired',
      'limit of your liability',
    ],
  },
  {
    anchor: 'liability-and-law',
    from: 'Neither of us is liable',
    sentences: 1,
    asked: [
      'what if the new van is delivered late',
      'the manufacturer is late can i cancel',
      'delayed delivery of a new van',
      'can i cancel if my order is delayed',
      'late delivery compensation',
    ],
  },
  {
    anchor: 'liability-and-law',
    from: 'The law of England and Wales',
    asked: [
      'which law applies',
      'i live in scotland do my rights apply',
      'do your terms apply in northern ireland',
      'which court',
      'jurisdiction',
    ],
  },
];
