import type { StockFilter } from '@forecourt/rules';
import { KNOWN_FEATURES } from '../vocabulary/features.ts';
import { CLEAN_AIR, formPattern, TERMS, type TermKind } from '../vocabulary/terms.ts';
import type { FoundPart } from './search-part.ts';
import { tagOf } from './search-tags.ts';
import type { SearchText } from './search-text.ts';

interface Choice {
  readonly kind: string;
  readonly label: string;
  readonly filter: StockFilter;
  readonly pattern: RegExp;
}

/** In order of precedence: longer or more certain readings take their words first. */
const KINDS: readonly TermKind[] = [
  ...(['vat', 'status', 'wheelbase', 'roof', 'body', 'gearbox'] as const),
  ...(['fuel', 'condition', 'order', 'size', 'colour'] as const),
];
/** Fields of the stock; anything else is a tag. */
const FIELDS: Partial<Record<TermKind, keyof StockFilter>> = {
  status: 'stockStatus',
  gearbox: 'transmission',
  fuel: 'fuelType',
  condition: 'condition',
};
const LABELS: Readonly<Record<string, string>> = {
  VAT: 'VAT qualifying',
  'no VAT': 'No VAT',
  'In Stock': 'For sale',
  'Due In': 'Due in',
  'p/ex to clear': 'P/Ex to Clear',
};
const AFTER: Partial<Record<TermKind, string>> = { roof: ' roof', size: ' van' };

const labelOf = (kind: TermKind, value: string): string => {
  if (kind === 'order') return value;
  if (kind === 'wheelbase') return value.toUpperCase();
  return LABELS[value] ?? `${value[0]?.toUpperCase()}${value.slice(1)}${AFTER[kind] ?? ''}`;
};
const filterOf = (kind: TermKind, value: string): StockFilter => {
  const field = FIELDS[kind];
  if (kind === 'order') return {};
  return field === undefined ? { tags: [tagOf(kind, value)] } : { [field]: [value] };
};

const CHOICES: readonly Choice[] = KINDS.flatMap((kind) =>
  TERMS[kind].map(([value, forms]) => ({
    // A double cab tipper is both.
    kind: value === 'Double Cab' ? 'cab' : kind,
    label: labelOf(kind, value),
    filter: filterOf(kind, value),
    pattern: formPattern(forms),
  })),
);
/** Each piece of equipment is its own kind, because they are not alternatives. */
const EQUIPMENT: readonly Choice[] = [
  ...KNOWN_FEATURES.map(({ key, name, typed }) => {
    const kind = tagOf('feature', key);
    return { kind, label: name, filter: { tags: [kind] }, pattern: typed };
  }),
  { kind: 'cleanAir', label: 'Clean air zones', filter: { cleanAir: true }, pattern: CLEAN_AIR },
];

/** What the dealer has recorded. */
const RECORDED: readonly Choice[] = [
  {
    kind: 'owners',
    label: 'One owner',
    filter: { tags: ['owners:one'] },
    pattern: formPattern(['(?:only )?(?:one|1|single) (?:previous |former )?owners?(?: from new)?']),
  },
  {
    kind: 'history',
    label: 'Full service history',
    filter: { tags: ['history:full'] },
    pattern: formPattern(['full (?:main )?(?:dealer )?(?:service )?history', 'fsh']),
  },
];

const NOT = new Set(['not', 'no', 'non', 'without', 'except']);

const reader =
  (choices: readonly Choice[]) =>
  (text: SearchText): readonly FoundPart[] =>
    choices.flatMap(({ pattern, ...choice }) => {
      const places = text.take(pattern, () => ({})).flatMap((found) => found.places);
      const before = (places[0] ?? 0) - 1;
      if (places.length === 0) return [];
      if (!text.isFree(before) || !NOT.has(text.words[before]?.word ?? '')) return [{ ...choice, places }];
      text.use([before]);
      const label = `Not ${choice.label === choice.label.toUpperCase() ? choice.label : choice.label.toLowerCase()}`;
      return [{ ...choice, label, not: true, places: [before, ...places] }];
    });

/** Equipment, clean air zones, and what the dealer has recorded. */
export const readEquipment = reader([...RECORDED, ...EQUIPMENT]);
/** Bodies, fuels, colours and whatever else is chosen from a list. */
export const readChoices = reader(CHOICES);
