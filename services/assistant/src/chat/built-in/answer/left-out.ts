import type { Dealership } from '@forecourt/contracts';
import type { Reading } from '../understand/reading.ts';

/** Names what the visitor said that played no part in choosing the vans. */
export const leftOut = ({ heard, hasUnlisted, wishes }: Reading, { phone }: Dealership): readonly string[] => [
  ...(hasUnlisted
    ? [
        "Some of the equipment you named isn't listed for our vans, so I haven't chosen by it: their pages may say more, or ask me about one of them.",
      ]
    : []),
  ...(heard.includes('trailer_weight')
    ? [`I haven't chosen by what they tow, which is not recorded for each van: the sales team can tell you on ${phone}.`]
    : []),
  ...(heard.includes('trip') && wishes.every(({ kind }) => kind !== 'range')
    ? ["I haven't chosen by your miles: ask me about the range or the mpg of the one you like."]
    : []),
];
