import type { Dealership } from '@forecourt/contracts';
import type { ContentPage, ContentSection } from '../page/content-page.ts';

/** The four kinds of finance, in a sentence and then at length. */
export const waysToPay = {
  id: 'ways-heading',
  title: 'Ways to pay',
  items: [
    {
      id: 'hire-purchase',
      title: 'Hire Purchase (HP)',
      text: 'Fixed monthly payments. The van is yours after the last one.',
      points: [
        'You pay a deposit, then the same amount every month at a fixed rate. The lender owns the van while you pay for it and you own it at the end, with no mileage limit. A VAT-registered business can usually reclaim the VAT on the price. It suits a van you plan to work hard and keep.',
      ],
    },
    {
      id: 'pcp',
      title: 'Personal Contract Purchase (PCP)',
      text: 'Lower payments and a choice at the end: keep it, hand it back or change it.',
      points: [
        'Part of the price is left until the end of the agreement, so the monthly payments are lower. You can then pay that final amount and keep the van, hand it back, or part exchange it for another. You agree a mileage at the start, and going over it, or damage beyond fair wear, is charged when you hand it back. It suits you if you change your van every few years.',
      ],
    },
    {
      id: 'contract-hire',
      title: 'Business Contract Hire',
      text: 'A fixed rental over an agreed term and mileage, then hand it back.',
      points: [
        'You rent the van and never own it, so what it will be worth later is not your risk. Rentals are fixed, with VAT added to each; road tax is usually included and servicing can be. Extra miles and damage are charged at the end. It suits fleets that need fixed costs.',
      ],
    },
    {
      id: 'asset-finance',
      title: 'Asset Finance',
      text: 'Fund vans and equipment together, against the assets themselves.',
      points: [
        'One agreement can cover several vans with their racking, tail lifts or refrigeration, and the assets themselves are the security. Payments can be set to follow a seasonal income, and vans you already own may release capital. It suits a business buying more than one asset.',
      ],
    },
  ],
  ending:
    'The calculator above is for hire purchase. Ask us for figures for the others. What you can reclaim or set against tax depends on your business, so check with your accountant.',
} satisfies ContentSection;

/** What speaks for the finance: deposit, term, settlement, decision, who may have it. */
export const financeReasons = {
  id: 'reasons-heading',
  title: 'Why Choose Our Finance?',
  items: [
    { id: 'deposit', title: 'Deposit from 0% to 50%' },
    { id: 'terms', title: 'Terms from 12 to 84 months: the calculator shows 24 to 60, ask us about the others' },
    { id: 'early-settlement', title: 'No early settlement fees' },
    { id: 'decisions', title: 'Decisions within hours, usually the same working day' },
    { id: 'who-can-apply', title: 'Credit for sole traders, partnerships and limited companies' },
  ],
} satisfies ContentSection;

/** From the choice of a van to driving it away. */
export const financeSteps = {
  id: 'steps-heading',
  title: 'Four steps to your new van',
  items: [
    { title: 'Choose a vehicle', text: 'Pick one of our vans or tell us what you need.' },
    { title: 'Calculate payments', text: 'Set a deposit and term that suit your budget.' },
    { title: 'Submit an application', text: 'It takes ten minutes, by phone or at the showroom.' },
    { title: 'Drive away', text: 'Sign, collect and get to work.' },
  ],
} satisfies ContentSection;

/** The statements required with an offer of credit (product §2, D3), without the representative example (D21). */
export const financeTerms = ({ tradingName, legalName, fcaFirmReference, legal }: Dealership) =>
  ({
    id: 'legal-heading',
    title: 'Before you borrow',
    lead: 'Finance is subject to status and available to UK residents aged 18 or over. Terms and conditions apply.',
    blocks: [
      'The calculator spreads the price with VAT. The monthly prices on our vans leave the VAT out: you pay it up front with the deposit. Each is shown with its own example, which on a low price may assume a deposit of more than half.',
      `**${tradingName} is a credit broker, not a lender.** ${legal.lenderPanel} ${legal.commission}`,
      '**Missing payments could make it harder to get credit in future.** Late payments may lead to charges, and the van may be repossessed if you do not keep up repayments.',
      `${legalName} is authorised and regulated by the Financial Conduct Authority. Firm reference number ${fcaFirmReference}.`,
    ],
  }) satisfies ContentSection;

/** The page /finance (product §2), apart from its calculator. */
export const financePage = (dealership: Dealership) =>
  ({
    path: '/finance',
    title: 'Commercial Vehicle Finance',
    description: `Work out the monthly payment and the full cost of a van, VAT and interest included. Hire purchase, PCP, contract hire and asset finance in ${dealership.areasText}.`,
    lead: 'See what a van costs each month, and in total, before you talk to anyone. Deposits from 0% to 50%, decisions within hours.',
    sections: [waysToPay, financeReasons, financeSteps, financeTerms(dealership)],
  }) satisfies ContentPage;
