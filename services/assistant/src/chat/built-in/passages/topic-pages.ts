import type { PolicyTopic, Topic } from '../questions/topic.ts';

/** What is asked of the dealership, or of all vans where none is meant. */
type Asked = PolicyTopic | 'finance' | 'warranty' | 'wear' | 'history' | 'condition' | 'roadTax';

const PROTECTION: readonly Asked[] = ['warrantyProvider', 'warranty'];
const CREDIT: readonly Asked[] = [
  'finance',
  'commission',
  'lenders',
  'badCredit',
  'acceptance',
  'interestFree',
  'earlyPayment',
  'lease',
  'apr',
  'fees',
  'financeProcess',
  'financeTypes',
  'financeEnd',
  'vatOnFinance',
];
/** Whether it is a question about credit. */
export const isOfCredit = (topic: Topic): boolean => CREDIT.some((own) => own === topic);

/** What the sections of the pages answer, by page or by section. */
const SECTIONS: Readonly<Record<string, readonly Asked[]>> = {
  '/warranty': PROTECTION,
  '/warranty#rights-heading': ['returns', 'complaint', 'warrantyProvider'],
  '/warranty#claim-heading': [...PROTECTION, 'complaint'],
  '/finance': CREDIT,
  '/terms-conditions#finance': CREDIT,
  '/privacy-policy#finance-introductions': [...CREDIT, 'privacy'],
  '/terms-conditions#deposits-and-reservations': ['reservation', 'depositBack'],
  '/terms-conditions#distance-sales': ['returns'],
  '/terms-conditions#part-exchange': ['partExchange', 'outstandingFinance', 'ownVan'],
  '/terms-conditions#prices-and-vat': ['vat', 'fees'],
  '/terms-conditions#warranty': [...PROTECTION, 'returns', 'inspection'],
  '/terms-conditions#complaints': ['complaint'],
  '/terms-conditions#liability-and-law': ['complaint'],
  '/terms-conditions#about-these-terms': ['company'],
  '/about#story-heading': ['company'],
  '/about#benefits-heading': ['company', 'specialist'],
  '/about#checks': ['preparation', 'inspection', 'history'],
  '/about#fitted-out': ['servicing', 'preparation'],
  '/services': ['servicing', 'preparation'],
  '/privacy-policy': ['privacy'],
  '/cookie-policy': ['privacy'],
  '/data-subject-rights': ['privacy'],
};

/** The topics that a section of a page answers. */
export const topicsOf = (address: string): readonly Topic[] => SECTIONS[address] ?? SECTIONS[address.split('#')[0] ?? ''] ?? [];
