import { BARRIER, formatNumber } from '@forecourt/rules';
import {
  ABOUT,
  figure,
  LENGTH,
  LENGTH_UNITS,
  leastFigure,
  lengthIn,
  lengthOf,
  NAMED_LENGTH,
  NUMBER,
  takeFigures,
  UP_TO,
} from './figure.ts';
import type { FoundPart } from './search-part.ts';
import type { SearchText } from './search-text.ts';

/** Inside height in mm in which most people stand. */
const STANDING = 1_830;

/** What stands around the height of a barrier. */
const BARRIERS = '(?:height )?(?:barriers?|limit|restriction)|multi ?stor(?:e?y)|car ?parks?';
const AND_BARRIERS = `(?: (?:high|tall|height|for|in|into|the|an?|my|our|max|maximum|underground|parking(?! sensors)|garages?|${BARRIERS}))*`;

const FITS = '(?:fits?|go(?:es)?|gets?)(?: in)?';
const NOT_HEIGHT = '(?! (?:long|wide|length|load))';
const STAND = 'stand(?:ing)?(?: (?:up|upright|in|inside|room|height|headroom))*';

const height = (heightMax: number) =>
  heightMax < 1_400 || heightMax > 3_600 ? null : { label: `Up to ${formatNumber(heightMax)} mm high`, filter: { heightMax } };
const inside = (loadHeightMin: number) => ({
  label: `Load height from ${formatNumber(loadHeightMin)} mm`,
  filter: { loadHeightMin },
});
const HEIGHTS = [
  leastFigure('loadHeight', `(?:load|inside|internal|interior) (?:height|headroom)${ABOUT} ${NAMED_LENGTH}`, ([, ...length]) =>
    inside(lengthIn(length)),
  ),
  leastFigure(
    'loadHeight',
    `${LENGTH} (?:of headroom|headroom|(?:load|internal|inside) height|(?:high|tall) (?:inside|internally))`,
    ([, ...length]) => inside(lengthIn(length)),
  ),
  figure('height', `(?:${FITS} )?(?:${UP_TO})(?: (?:an?|the|my))? ${LENGTH}${NOT_HEIGHT}${AND_BARRIERS}`, ([, ...length]) =>
    height(lengthIn(length)),
  ),
  figure(
    'height',
    `(?:(?:max|maximum) )?(?:height|barriers?)(?: (?:limit|restriction|barrier|of|is|${UP_TO}))* ${NUMBER} ?(${LENGTH_UNITS})?`,
    ([, amount, unit]) => height(lengthOf(amount, unit)),
  ),
  figure('height', `(?:${BARRIERS})(?: (?:of|is|at|with|an?|${UP_TO}|${BARRIERS}))* ${LENGTH}`, ([, ...length]) =>
    height(lengthIn(length)),
  ),
  figure('height', `${LENGTH} (?:high|tall|${BARRIERS})${AND_BARRIERS}`, ([, ...length]) => height(lengthIn(length))),
  figure(
    'height',
    `(?:low (?:enough )?(?:for )?)?(?:an? )?(?:(?:height )?barriers?|(?:multi ?stor(?:e?y) |underground )?car ?park(?:s|ing)?|multi ?stor(?:e?y))`,
    () => ({
      label: `Up to ${formatNumber(BARRIER.height ?? 0)} mm high, as for most car parks`,
      filter: { heightMax: BARRIER.height ?? undefined },
    }),
  ),
  figure(
    'loadHeight',
    `(?:(?:i|you|we|can|could|able|to) )*(?:${STAND}|walk (?:in|around|about)|full height|head ?room)`,
    () => ({ label: `Room to stand up (from ${formatNumber(STANDING)} mm)`, filter: { loadHeightMin: STANDING } }),
  ),
];

/** Heights that a van must fit under, and standing room inside. */
export const readHeights = (text: SearchText): readonly FoundPart[] => takeFigures(text, HEIGHTS);
