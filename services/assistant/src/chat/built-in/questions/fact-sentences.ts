import { detailWarranty } from '@forecourt/rules';
import { THEMES } from '../find/themes.ts';
import type { Van } from '../find/van.ts';
import { describedBy } from '../find/wish-test.ts';
import { plainText } from '../say/van-words.ts';
import type { FactTopic } from './topic.ts';
import { type FactContext, factName, factWords } from './van-facts.ts';

/** Whole sentences, as its page has them. */
export const warrantyWords = ({ vehicle }: Van, today: string, subject = 'It'): string =>
  detailWarranty(vehicle, today)
    .text.replace(/^This van/, subject)
    .replace('with this van', 'with it');

/** What no field records may stand in what staff wrote. */
const writtenOn = (van: Van, topic: FactTopic): string | null =>
  THEMES.flatMap((theme) => (theme.topic === topic ? (describedBy(van, theme.written) ?? []) : []))[0] ?? null;

/** A sentence on each topic: "It has a payload of 1,214 kg." */
export const factSentences = (van: Van, topics: readonly FactTopic[], context: FactContext): readonly string[] => {
  const { dealership, today } = context;
  return topics.flatMap((topic) => {
    if (topic === 'finance') return [];
    if (topic === 'warranty') return [warrantyWords(van, today)];
    const fact = factWords(van, topic, context) ?? factWords(van, topic, context, 'instead');
    const written = writtenOn(van, topic);
    // What is the same of several vans is said once.
    if (fact !== null) return `It ${fact}.`.split(/(?<=\)\.) /);
    if (written !== null) return [`Its page says: "${plainText(written)}"`];
    return [`I don't have a record of ${factName(topic)}; the sales team can tell you on ${dealership.phone}.`];
  });
};
