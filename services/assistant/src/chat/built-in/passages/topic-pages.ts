import { type Topic, topicNamed } from '../questions/topic.ts';
import sections from './sections.json' with { type: 'json' };

/** What the sections of the pages answer, by page or by section. */
const SECTIONS: Readonly<Record<string, readonly string[] | undefined>> = sections;

/** The topics that a section of a page answers. */
export const topicsOf = (address: string): readonly Topic[] =>
  (SECTIONS[address] ?? SECTIONS[address.split('#')[0] ?? ''] ?? []).map(topicNamed);
