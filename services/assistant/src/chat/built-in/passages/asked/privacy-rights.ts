import type { Asked } from './asked.ts';

export const privacyRightsAsked: readonly Asked[] = [
  {
    anchor: 'international-transfers',
    asked: [
      'is my data sent abroad',
      'where is my data stored',
      'do you send data outside the uk',
      'is my data kept in the uk',
      'is my data in america',
    ],
  },
  {
    anchor: 'how-long-we-keep-it',
    sentences: 1,
    asked: [
      'how long do you keep my data',
      'how long do you keep my details',
      'when do you delete my information',
      'how many years do you keep records',
      'data retention',
    ],
  },
  {
    anchor: 'how-long-we-keep-it',
    from: 'CCTV',
    sentences: 1,
    asked: [
      'how long do you keep cctv',
      'is there cctv at your place',
      'do you record cctv of customers',
      'cctv footage kept',
      'can i see the cctv',
    ],
  },
  {
    anchor: 'your-rights',
    from: 'for access to the data',
    before: 'You may ask us: ',
    sentences: 3,
    asked: [
      'can you delete my data',
      'i want my details removed',
      'can i get a copy of the data you hold',
      'subject access request',
      'how do i get my personal data erased',
      'right to be forgotten',
      'can you correct my details',
      'remove me from your system',
      'gdpr request',
    ],
  },
  {
    anchor: 'security',
    asked: [
      'is my data safe',
      'how do you protect my data',
      'is the website secure',
      'is my information encrypted',
      'have you been hacked',
      'how secure is your site',
    ],
  },
  {
    anchor: 'security',
    from: 'Please do not send us bank',
    asked: [
      'can i send my card details by email',
      'i got an email with your bank details is it real',
      'should i send bank details in the chat',
      'your account number arrived by email is it genuine',
      'can i give you my card number here',
      'is this email from you a scam',
    ],
  },
  {
    anchor: 'complaints-and-changes',
    from: 'You may complain to the Information',
    asked: [
      'how do i complain about my data',
      'complain to the ico about you',
      'information commissioner complaint',
      'report you to the ico',
      'who regulates data protection',
    ],
  },
  {
    anchor: 'cookies',
    asked: [
      'does your privacy policy cover cookies',
      'what do you store on my phone without asking',
      'is anything loaded before i agree',
      'do you load other sites before i say yes',
      'do you load google maps without asking',
    ],
  },
];
