import { someDealership } from '@forecourt/testing';
import type { ContentPage } from '../page/content-page.ts';
import { textParts } from '../page/marked-text.ts';
import { itemTexts, sectionTexts } from '../page/section-texts.ts';
import { contentPages } from './content-pages.ts';

const pages = contentPages(someDealership());
const anchors = ({ sections }: ContentPage): readonly string[] =>
  sections.flatMap(({ id, items = [] }) => [id, ...items.flatMap((item) => item.id ?? [])]);
const linked = ({ path, sections }: ContentPage): readonly string[] =>
  sections
    .flatMap(({ blocks = [] }) => blocks)
    .flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : []))
    .flatMap((text) => textParts(text).flatMap(({ address }) => address ?? []))
    .map((address) => (address.startsWith('#') ? path + address : address));

describe('the public pages', () => {
  it('have an address of their own each', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s has each anchor once, and something to say at each',
    (_path, page) => {
      expect(new Set(anchors(page)).size).toBe(anchors(page).length);
      for (const section of page.sections) expect(sectionTexts(section).join('')).not.toBe('');
    },
  );

  it('link to sections that there are', () => {
    const known = pages.flatMap((page) => anchors(page).map((id) => `${page.path}#${id}`));
    const toSections = pages.flatMap(linked).filter((address) => /^\/.*#/.test(address));
    expect(toSections).toContain('/terms-conditions#distance-sales');
    for (const address of toSections) expect(known).toContain(address);
  });

  it('are written from the settings', () => {
    const [other] = contentPages(someDealership({ phone: '01244 960 999', phoneE164: '+441244960999' }));
    expect(JSON.stringify(other)).toContain('[01244 960 999](tel:+441244960999)');
  });
});

describe('a section as plain text', () => {
  it('has its running text, its items and its ending in their order, without marks', () => {
    const section = {
      id: 'claim',
      title: 'How to claim',
      lead: 'In brief.',
      blocks: ['Call [us](tel:1).', { list: ['**One**', 'two'] }, { heading: 'Then' }],
      items: [{ title: 'Wait', text: 'For a call.', points: ['A day'] }],
      ending: 'That is all.',
    };
    expect(sectionTexts(section)).toEqual([
      'In brief.',
      'Call us.',
      'One',
      'two',
      'Then',
      'For a call.',
      'A day',
      'That is all.',
    ]);
  });

  it('has a line for each row of a table', () => {
    const table = { caption: 'Kept', columns: ['What', 'How long', 'Note'], rows: [['CCTV', '30 days', 'Or longer']] } as const;
    expect(sectionTexts({ id: 'kept', title: 'Kept', blocks: [{ table }] })).toEqual(['CCTV: 30 days; Or longer']);
  });

  it('has the title of an item that says nothing else', () => {
    expect(itemTexts({ title: 'No early settlement fees' })).toEqual(['No early settlement fees']);
  });
});
