import type { Topic } from '../questions/topic.ts';

/** What a question goes on about that does not say it again: "who with?", after finance. */
const SUBJECTS: readonly (readonly [subject: string, topics: readonly Topic[]])[] = [
  ['warranty', ['warranty', 'warrantyProvider']],
  ['finance', ['finance', 'financeTypes', 'financeProcess', 'financeEnd', 'lenders', 'badCredit', 'acceptance', 'earlyPayment']],
  ['lease', ['lease']],
  ['deposit', ['reservation', 'depositBack']],
  ['return', ['returns']],
  ['part exchange', ['partExchange', 'outstandingFinance', 'ownVan', 'sellToUs']],
  ['complaint', ['complaint']],
  ['data', ['privacy']],
  ['signwriting', ['servicing']],
  ['vat', ['vat']],
  ['price', ['fees']],
  ['checks', ['preparation', 'inspection']],
  ['delivery', ['delivery']],
  ['test drive', ['testDrive']],
  ['collect', ['collection']],
];

/** The words for what was spoken of. */
export const subjectsFor = (told: readonly Topic[]): readonly string[] =>
  SUBJECTS.filter(([, theirs]) => theirs.some((topic) => told.includes(topic))).map(([subject]) => subject);
