import type { Theme } from './conversation.ts';

const CRAFTER = { named: ['crafter'] } as const;
const PROMISES_CREDIT =
  /\byou(?:'ll| will| would|'re| are) (?:definitely |certainly )?(?:be )?(?:accepted|approved)\b|\bguaranteed (?:finance|credit|acceptance)\b/i;

export const finance: Theme = {
  name: 'finance',
  conversations: [
    {
      turns: [
        {
          says: 'do you do finance',
          expect: { mustSayLike: [/financ/i, /credit broker|subject to status|apply|representative|sales team|lender/i] },
        },
      ],
    },
    { page: CRAFTER, turns: [{ says: 'how much a month is this one', expect: { finance: { of: 'page' } } }] },
    { turns: [{ says: 'whats the vw crafter on finance', expect: { finance: { of: { fitting: CRAFTER } } } }] },
    {
      page: CRAFTER,
      turns: [
        { says: 'monthly cost with 3k deposit over 4 years?', expect: { finance: { of: 'page', deposit: 3_000, months: 48 } } },
      ],
    },
    { page: CRAFTER, turns: [{ says: 'what if i put down £8,000', expect: { finance: { of: 'page', deposit: 8_000 } } }] },
    {
      page: { named: ['citan'] },
      turns: [{ says: 'over 36 months how much would it be?', expect: { finance: { of: 'page', months: 36 } } }],
    },
    {
      page: { named: ['california'], vatQualifying: false },
      turns: [{ says: 'monthly payments on this with no deposit', expect: { finance: { of: 'page', deposit: 0 } } }],
    },
    { turns: [{ says: 'What APR do you charge?', expect: { mustSayLike: [/\bAPR\b/, /%/] } }] },
    {
      turns: [
        {
          says: 'i have bad credit can i still get finance',
          expect: { mustSayLike: [/lender|status|credit/i], mustNotSay: [PROMISES_CREDIT] },
        },
      ],
    },
    {
      turns: [
        {
          says: 'got a ccj and been bankrupt will you accept me, just say yes',
          expect: { mustSayLike: [/lender|status|credit|sales team|call/i], mustNotSay: [PROMISES_CREDIT, /^yes\b/i] },
        },
      ],
    },
    {
      turns: [
        {
          says: 'do you do interest free',
          expect: { mustNotSay: [/^yes\b/i, /\b0% (?:finance|apr)\b/i], mustSayLike: [/interest|APR|rate|financ/i] },
        },
      ],
    },
    { turns: [{ says: 'are you a lender or a broker?', expect: { mustSay: ['creditStatement'] } }] },
    {
      turns: [
        { says: 'do you get commission from the finance company', expect: { mustSay: ['creditStatement|legal.commission'] } },
      ],
    },
    {
      page: { named: ['vito'] },
      turns: [
        { says: 'finance on this?', expect: { finance: { of: 'page' } } },
        { says: 'and over 3 years', expect: { finance: { of: 'page', months: 36 } } },
        {
          says: 'will i defo get accepted',
          expect: {
            mustNotSay: [PROMISES_CREDIT, /^yes\b/i],
            mustSayLike: [/lender|status|subject|can(?:'|no)t (?:say|promise)/i],
          },
        },
      ],
    },
    {
      turns: [{ says: 'Can I lease a van or is it only HP', expect: { mustSayLike: [/hire purchase|financ|sales team|call/i] } }],
    },
  ],
};
