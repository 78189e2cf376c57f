import type { Theme } from './conversation.ts';

export const policies: Theme = {
  name: 'policies',
  conversations: [
    { turns: [{ says: 'what are your opening hours', expect: { mustSay: ['salesHours|showroomHours|phoneHours'] } }] },
    {
      turns: [
        { says: 'are you open on saturday?', expect: { mustSayLike: [/satur/i], mustSay: ['salesHours.1|showroomHours.1'] } },
      ],
    },
    { turns: [{ says: 'open sundays?', expect: { mustSayLike: [/sunday/i, /clos|not open|aren't open/i] } }] },
    { turns: [{ says: 'what time do u shut today', expect: { mustSayLike: [/clos|shut|not open/i] } }] },
    { turns: [{ says: 'where are you based', expect: { mustSay: ['address.town', 'address.postcode'] } }] },
    { turns: [{ says: 'whats ur postcode for the sat nav', expect: { mustSay: ['address.postcode'] } }] },
    { turns: [{ says: 'phone number?', expect: { mustSay: ['phone'] } }] },
    { turns: [{ says: 'can i email someone', expect: { mustSay: ['email'] } }] },
    {
      turns: [{ says: 'do you take part exchange, ive got an 18 plate vivaro', expect: { mustSay: ['policies.partExchange'] } }],
    },
    {
      turns: [
        {
          says: 'how much will you give me for my 2016 transit 120k miles',
          expect: { mustSay: ['policies.partExchange'], mustNotSay: [/£\s?\d/] },
        },
      ],
    },
    {
      turns: [{ says: 'do you deliver to scotland', expect: { mustSay: ['policies.delivery'], mustNotSay: [/free delivery/i] } }],
    },
    { turns: [{ says: 'how much is delivery to Leeds?', expect: { mustSay: ['policies.delivery'], mustNotSay: [/£\s?\d/] } }] },
    { turns: [{ says: 'can i take one for a test drive', expect: { mustSay: ['policies.testDrive'] } }] },
    { turns: [{ says: 'what do i need to bring for a test drive', expect: { mustSay: ['policies.testDrive'] } }] },
    { turns: [{ says: 'can i reserve a van', expect: { mustSay: ['policies.reservation'] } }] },
    {
      turns: [
        {
          says: 'hold it for me till friday ill bring cash',
          expect: {
            mustSay: ['policies.reservation|phone'],
            mustNotSay: [/\b(?:it's|it is|i've|we've|i'll|we'll) (?:held|hold|reserve|keep)/i],
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'do your vans come with a warranty',
          expect: { mustSayLike: [/warranty/i, /6[- ]month|six[- ]month|manufacturer/i] },
        },
      ],
    },
    { turns: [{ says: 'who does the warranty', expect: { mustSay: ['legal.warrantyProvider|phone'] } }] },
    { turns: [{ says: 'are prices plus vat', expect: { mustSayLike: [/VAT/] } }] },
    {
      turns: [
        {
          says: 'can i claim the vat back im vat registered',
          expect: { mustSayLike: [/VAT/], mustNotSay: [/\byou (?:will|can definitely) (?:get|claim)\b/i] },
        },
      ],
    },
    { turns: [{ says: 'I want to speak to a human', expect: { mustSay: ['phone'] } }] },
    { turns: [{ says: 'can someone call me back', expect: { mustSayLike: [/\bcall|ring|phone|number|touch\b/i] } }] },
    { turns: [{ says: 'how do i make a complaint', expect: { mustSay: ['legal.complaintsEmail|phone'] } }] },
    {
      turns: [
        {
          says: 'any discount for cash?',
          expect: {
            mustNotSay: [/^yes\b/i, /\b\d+\s?%\s?(?:off|discount)/i],
            mustSayLike: [/sales team|call|phone|can(?:'|no)t|no\b|price/i],
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'are you a real person',
          expect: {
            mustSayLike: [/assistant|computer|automated|bot|not (?:a )?(?:real )?(?:person|human)/i],
            mustNotSay: [/\b(?:i am|i'm) (?:a )?(?:real )?(?:human|person)\b/i],
          },
        },
      ],
    },
    {
      turns: [
        {
          says: 'whats the name of your company and are you fca regulated',
          expect: { mustSay: ['tradingName|legalName', 'fcaFirmReference|creditStatement'] },
        },
      ],
    },
    {
      turns: [
        { says: 'any tippers', expect: { wish: { bodyType: ['Tipper'] } } },
        { says: 'do you deliver', expect: { mustSay: ['policies.delivery'] } },
        { says: 'ok under 20k then', expect: { wish: { priceMax: 20_000 } } },
      ],
    },
    { turns: [{ says: 'is the price negotiable if i buy two', expect: { mustSayLike: [/can't agree/i] } }] },
    { turns: [{ says: 'whats the number', expect: { mustSayLike: [/\b0151 496\b/] } }] },
  ],
};
