import type { Asked } from './asked.ts';

export const financeTermsAsked: readonly Asked[] = [
  {
    anchor: 'decisions',
    sentences: 1,
    asked: [
      'how long does a finance decision take',
      'how quick will i know if im accepted for finance',
      'how fast is finance approved',
      'when do i find out about the finance',
      'can you get finance approved same day',
      'how long for the finance to go through',
    ],
  },
  {
    anchor: 'who-can-apply',
    sentences: 1,
    before: 'The lender decides, subject to status. On offer: ',
    asked: [
      'can a sole trader get finance',
      'do you do finance for limited companies',
      'can a partnership get finance',
      'im self employed can i get finance',
      'can my ltd company take the finance',
      'do you finance new start businesses',
    ],
  },
  {
    anchor: 'legal-heading',
    from: 'Finance is subject',
    sentences: 1,
    asked: [
      'how old do i have to be for finance',
      'what age do you have to be to get finance',
      'do i have to live in the uk for finance',
      'is finance subject to status',
      'who is eligible for finance',
      'im 18 can i get finance',
    ],
  },
  {
    anchor: 'steps-heading',
    from: 'It takes ten minutes',
    sentences: 1,
    before: 'Applying for finance: ',
    asked: [
      'how do i apply for finance',
      'how long does the finance application take to fill in',
      'can i apply for finance over the phone',
      'where do i apply for the finance',
      'how do i start a finance application',
    ],
  },
  {
    anchor: 'legal-heading',
    from: 'The monthly prices on our vans',
    asked: [
      'is the vat in the monthly payment',
      'do the monthly prices include vat',
      'do i pay the vat up front on finance',
      'why is the monthly price lower than the calculator',
      'can i put the vat on the finance',
      'is the monthly figure plus vat',
    ],
  },
  {
    anchor: 'legal-heading',
    setting: ({ legalName, fcaFirmReference }) =>
      `${legalName} is authorised and regulated by the Financial Conduct Authority. Firm reference number ${fcaFirmReference}.`,
    asked: [
      'are you fca regulated',
      'are you fca registered',
      'whats your fca number',
      'are you authorised by the financial conduct authority',
      'is your finance regulated',
    ],
  },
  {
    anchor: 'legal-heading',
    setting: ({ legal }) => legal.lenderPanel,
    asked: [
      'who is the finance with',
      'which lenders do you use',
      'which finance companies do you deal with',
      'who lends the money',
      'is the finance your own or a bank',
      'do you use more than one lender',
      'are you independent on finance',
    ],
  },
  {
    anchor: 'legal-heading',
    setting: ({ legal }) => legal.commission,
    asked: [
      'do you get commission on the finance',
      'how much commission do you make from the lender',
      'do you get paid by the finance company',
      'does your commission affect my rate',
      'are you getting a kickback from the bank',
    ],
  },
  {
    anchor: 'legal-heading',
    from: 'Missing payments',
    asked: [
      'what if i miss a payment',
      'what if i cant keep up the payments',
      'what happens if i cant pay the finance',
      'can the van be repossessed',
      'will they take the van off me if i fall behind',
      'does missing a payment affect my credit',
      'late payment charge on finance',
    ],
  },
];
