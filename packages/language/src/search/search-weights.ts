import { formatNumber } from '@forecourt/rules';
import { ABOUT, FROM, figure, leastFigure, NUMBER, TONNES, takeFigures, UP_TO, WEIGHT, weightOf } from './figure.ts';
import type { FoundPart } from './search-part.ts';
import { tagOf } from './search-tags.ts';
import type { SearchText } from './search-text.ts';

/** From here on a weight is what the van weighs in all, not what it carries. */
const GROSS_FROM = 2_600;
const payload = (payloadMin: number) => ({ label: `Payload from ${formatNumber(payloadMin)} kg`, filter: { payloadMin } });
const CLASS = `(?:3\\.5 ?(?:${TONNES})|3500 ?kgs?)`;
const LICENCE = '(?: ?(?:driving )?licen[cs]e)';
const towing = (kilograms: number) => ({
  label: 'Tow bar',
  filter: { tags: [tagOf('feature', 'towbar')] },
  note: `We list tow bars, not what each van may tow: please ask us about ${formatNumber(kilograms)} kg.`,
});
/** After these a weight is no longer what is towed. */
const NOT_OF_TOWING = '(?!(?:bars?|ball|hitch|pack|payload|carr\\w+|loads?|gross|gvw|and|with|plus|under) )';
const WEIGHTS = [
  figure(
    tagOf('feature', 'towbar'),
    `(?:tow|pull)(?:s|ing)?(?: up to)?(?: ${NOT_OF_TOWING}[a-z]+){0,3}${ABOUT} ${WEIGHT}(?: trailers?)?`,
    ([, ...weight]) => towing(weightOf(weight)),
  ),
  figure(
    tagOf('feature', 'towbar'),
    `${WEIGHT} (?:tow(?:ing)?(?! ?(?:bar|ball|hitch|pack))|trailers?)(?: (?:capacity|limit|weight))?`,
    ([, ...weight]) => towing(weightOf(weight)),
  ),
  figure('weight', `(?:(?:${UP_TO}) ${CLASS}${LICENCE}?|${CLASS}${LICENCE}|(?:car|normal|b)${LICENCE})`, () => ({
    label: 'Up to 3.5 tonnes',
    filter: { tags: ['car licence'] },
  })),
  leastFigure('payload', `payload(?: needs)?${ABOUT} ${WEIGHT}`, ([, ...weight]) => payload(weightOf(weight))),
  leastFigure('payload', `(?:(?:${FROM}) )?${WEIGHT}(?: (?:of|plus|or more|min))* payload`, ([, ...weight]) =>
    payload(weightOf(weight)),
  ),
  leastFigure('payload', `payload(?: needs)?${ABOUT} ${NUMBER}`, ([, amount]) => payload(weightOf([amount]))),
  leastFigure('payload', `(?:(?:carr(?:y|ies|ying)|lifts?|hauls?|loads?|takes?|${FROM}) )*${WEIGHT}`, ([, ...weight]) => {
    const kilograms = weightOf(weight);
    return kilograms < GROSS_FROM ? payload(kilograms) : null;
  }),
  figure('weight', CLASS, () => ({ label: '3.5 tonnes', filter: { tags: ['3.5 tonnes'] } })),
];

/** What a van must carry and pull, and what it may weigh. */
export const readWeights = (text: SearchText): readonly FoundPart[] => takeFigures(text, WEIGHTS);
