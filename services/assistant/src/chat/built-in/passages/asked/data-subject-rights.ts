import type { Asked } from './asked.ts';

export const dataRightsAsked: readonly Asked[] = [
  {
    anchor: 'how-long',
    asked: [
      'how long does a data request take',
      'when will you answer my subject access request',
      'how many days for a gdpr request',
      'how quick do you delete my data',
      'how long to get a copy of my data',
    ],
  },
  {
    anchor: 'identity',
    asked: [
      'why do you need proof of id for a data request',
      'how do i prove who i am for my data',
      'do i have to send id to get my data',
      'what id for a subject access request',
      'why do you check my identity',
    ],
  },
  {
    anchor: 'rights',
    from: 'It is free',
    before: 'A request about your data: ',
    asked: [
      'does a data request cost anything',
      'is a subject access request free',
      'do i have to pay to see my data',
      'cost of a gdpr request',
      'do you charge for a copy of my data',
    ],
  },
  {
    anchor: 'not-satisfied',
    asked: [
      'not happy with how you dealt with my data request',
      'complain about my data request',
      'you never answered my subject access request',
      'my data request was ignored',
      'unhappy with the answer about my data',
    ],
  },
  {
    anchor: 'contact',
    before: 'For requests about your data: ',
    sentences: 3,
    asked: [
      'who do i contact about a data request',
      'where do i send a gdpr request by post',
      'phone number for data requests',
      'email address for a subject access request',
      'can i ask for my data by post',
    ],
  },
];
