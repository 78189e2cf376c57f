import type { PolicyTopic, Topic } from '../questions/topic.ts';

/** What is asked of the dealership, or of all vans where none is meant. */
type Asked = PolicyTopic | 'finance' | 'warranty' | 'wear' | 'history' | 'condition' | 'roadTax';

interface Section {
  /** What it answers. */
  readonly topics: readonly Asked[];
  /** What it may be about although it sounds like this. */
  readonly near?: readonly Asked[];
}

const PROTECTION: readonly Asked[] = ['warrantyProvider', 'warranty', 'returns', 'complaint'];
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
];
/** Whether it is a question about credit. */
export const isOfCredit = (topic: Topic): boolean => CREDIT.some((own) => own === topic);

const FITTED: Section = { topics: ['servicing', 'preparation'] };
const DATA: Section = { topics: ['privacy'], near: ['callback', 'human', 'finance', 'financeProcess'] };

/** What the settings and the van that is meant answer better than a page. */
export const SETTLED: ReadonlySet<Topic> = new Set(['financeDeposit', 'financeTerm', 'vatOnFinance']);

/** What the sections of the pages answer, by page or by section. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '/warranty': { topics: PROTECTION, near: ['order'] },
  '/finance': { topics: CREDIT, near: ['payment', 'vat', 'company'] },
  '/terms-conditions#finance': { topics: CREDIT, near: ['returns', 'depositBack'] },
  '/privacy-policy#finance-introductions': { topics: [...CREDIT, 'privacy'] },
  '/terms-conditions#deposits-and-reservations': {
    topics: ['reservation', 'depositBack'],
    near: ['buy', 'returns', 'servicing'],
  },
  '/terms-conditions#distance-sales': { topics: ['returns'], near: ['warrantyProvider', 'complaint', 'depositBack', 'order'] },
  '/terms-conditions#part-exchange': { topics: ['partExchange', 'outstandingFinance', 'ownVan'] },
  '/terms-conditions#prices-and-vat': { topics: ['vat', 'fees'], near: ['preparation', 'roadTax', 'discount'] },
  '/terms-conditions#stock-and-descriptions': { topics: [], near: ['returns', 'depositBack', 'complaint', 'photos'] },
  '/terms-conditions#warranty': { topics: [...PROTECTION, 'inspection'], near: ['wear', 'visit', 'servicing'] },
  '/terms-conditions#complaints': { topics: ['complaint'], near: ['order', 'company', 'returns'] },
  '/terms-conditions#liability-and-law': { topics: ['complaint'], near: ['company', 'returns', 'warrantyProvider'] },
  '/terms-conditions#about-these-terms': { topics: ['company'] },
  '/about#story-heading': { topics: ['company'], near: ['fleet'] },
  '/about#benefits-heading': { topics: ['company', 'specialist'] },
  '/about#checks': {
    topics: ['preparation', 'inspection', 'history'],
    near: ['outstandingFinance', 'wear', 'condition', 'servicing'],
  },
  '/about#fitted-out': FITTED,
  '/services': FITTED,
  '/privacy-policy': DATA,
  '/cookie-policy': DATA,
  '/data-subject-rights': DATA,
};

/**
 * The topics that a section of a page answers.
 *
 * @param isSure counts also what only sounds like it
 */
export const topicsOf = (address: string, isSure: boolean): readonly Topic[] => {
  const { topics, near = [] } = SECTIONS[address] ?? SECTIONS[address.split('#')[0] ?? ''] ?? { topics: [] };
  return isSure ? [...topics, ...near] : topics;
};
