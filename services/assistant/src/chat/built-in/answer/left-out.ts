import type { Dealership } from '@forecourt/contracts';
import { listed } from '../say/words.ts';
import type { Reading } from '../understand/reading.ts';
import { COST_TO_INSURE, unlistedIn, unrecordedIn } from './unrecorded.ts';

/** Names the equipment that was asked about, that no van lists and of which the answer does not speak. */
export const notListed = (reading: Reading, answer: string, { phone }: Dealership): readonly string[] => {
  const said = answer.toLowerCase();
  const unlisted = unlistedIn(reading).filter((words) => !words.split(' ').every((word) => said.includes(word)));
  return unlisted.length === 0 ? [] : [`I can't see ${listed(unlisted, 'or')} listed; the sales team can check on ${phone}.`];
};

/** Names what the visitor said that played no part in choosing the vans. */
export const leftOut = (reading: Reading, { phone }: Dealership): readonly string[] => {
  const { heard, wishes } = reading;
  const unrecorded = unrecordedIn(reading).filter((said) => said !== COST_TO_INSURE || !reading.topics.includes('insurance'));
  return [
    ...(unrecorded.length > 0
      ? [
          `We don't record ${listed(unrecorded, 'or')}, so I haven't chosen by that: ask me what a van's page says, or the sales team on ${phone}.`,
        ]
      : []),
    ...(heard.includes('trailer_weight') && wishes.every(({ kind }) => kind !== 'towing')
      ? [`I haven't chosen by what they tow, which is not recorded for each van: the sales team can tell you on ${phone}.`]
      : []),
    ...(heard.includes('trip') && wishes.every(({ kind }) => kind !== 'range')
      ? ["I haven't chosen by your miles: ask me about the range or the mpg of the one you like."]
      : []),
  ];
};
