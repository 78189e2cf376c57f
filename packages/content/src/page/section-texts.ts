import type { ContentBlock, ContentItem, ContentSection } from './content-page.ts';
import { unmarked } from './marked-text.ts';

/**
 * What an item says, as plain paragraphs: its text and points, or its title where that is all.
 *
 * @param item a card, a step or a service
 */
export const itemTexts = ({ title, text, points = [] }: ContentItem): readonly string[] =>
  (text || points.length > 0 ? [...(text ? [text] : []), ...points] : [title]).map(unmarked);

function blockTexts(block: ContentBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('heading' in block) return [block.heading];
  return block.table.rows.map(([name, ...cells]) => `${name}: ${cells.join('; ')}`);
}

/**
 * What a section says below its title, as plain paragraphs in their order: running text, then its items.
 *
 * @param section of any page
 */
export function sectionTexts({ lead, blocks = [], items = [], ending }: ContentSection): readonly string[] {
  const running = [...(lead ? [lead] : []), ...blocks.flatMap(blockTexts)].map(unmarked);
  return [...running, ...items.flatMap(itemTexts), ...(ending ? [unmarked(ending)] : [])];
}
