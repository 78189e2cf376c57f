import { contentPages } from '@forecourt/content';
import { someDealership } from '@forecourt/testing';
import { ASKED } from './asked.ts';
import { askedPassages } from './passage.ts';
import { sentencesOf } from './sentences.ts';

const dealership = someDealership();
const passages = askedPassages(dealership);

describe('the passages of the public pages', () => {
  it.each(contentPages(dealership).map((page) => [page.path, page.sections] as const))(
    'answer from every section of %s',
    (path, sections) => {
      const anchors = new Set((ASKED[path] ?? []).map(({ anchor }) => anchor));
      const unanswered = sections.filter(
        ({ id, items = [] }) => ![id, ...items.map((item) => item.id ?? '')].some((at) => anchors.has(at)),
      );
      expect(unanswered.map(({ id }) => id)).toEqual([]);
    },
  );

  it('are each asked for in at least five ways, none of them twice', () => {
    const all = passages.flatMap(({ asked }) => asked);
    expect(passages.filter(({ asked, address }) => address !== null && (asked.length < 5 || asked.length > 15))).toEqual([]);
    expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
  });

  it.each(passages.map((passage) => [passage.address, passage.text] as const))('%s is fit to be quoted: %s', (_address, text) => {
    expect(text).toMatch(/[.!?}]$/);
    expect(text).not.toMatch(/\*\*|\]\(/);
    expect(text.length).toBeLessThan(450);
  });

  it('quote what the settings say', () => {
    const [first] = askedPassages(
      someDealership({ legal: { ...dealership.legal, commission: 'We are paid a fixed fee.' } }),
    ).filter(({ asked }) => asked.includes('do you get commission on the finance'));
    expect(first).toMatchObject({ text: 'We are paid a fixed fee.', address: '/finance#legal-heading' });
  });
});

describe('sentences of paragraphs', () => {
  it('end at full stops before a capital or a figure, and at the end of a paragraph', () => {
    expect(sentencesOf(['It is free. We answer, e.g. by post. 30 days', 'a list;', 'Ends here.'])).toEqual([
      'It is free.',
      'We answer, e.g. by post.',
      '30 days.',
      'a list;',
      'Ends here.',
    ]);
  });
});
