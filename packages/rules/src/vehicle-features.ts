/** Features that staff can tick, under one heading. */
export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly string[];
}

/**
 * The features that staff can tick: the union of the two lists of product §3 (D39), grouped and without duplicates
 * ({@link listedFeature}). A van may also have features of its own (D13).
 */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: 'Comfort',
    features: [
      'Air Conditioning',
      'Cruise Control',
      'Electric Windows',
      'Heated Windscreen',
      'Heated Seats',
      'Leather Seats',
      'Sunroof',
    ],
  },
  {
    title: 'Technology',
    features: [
      'Bluetooth',
      'DAB Radio',
      'USB Connection',
      'Apple CarPlay/Android Auto',
      'Satellite Navigation',
      'Reversing Camera',
      'Parking Sensors',
    ],
  },
  { title: 'Safety and security', features: ['ABS', 'LED Headlights', 'Central Locking', 'Remote Locking'] },
  {
    title: 'Load area and towing',
    features: ['Ply Lined', 'Load Area Protection', 'Side Loading Door', 'Rear Loading Door', 'Towbar'],
  },
  { title: 'Seating', features: ['Multiple Seats', 'Removable Seats', 'Fold Flat Seats'] },
  {
    title: 'Styling',
    features: ['Alloy Wheels', 'Upgraded Alloy Wheels', 'Upgraded Bodykit', 'Upgraded Rear Spoiler', 'Gloss Black Front Grille'],
  },
];

/** All of {@link FEATURE_GROUPS} in one list (D39). */
export const VEHICLE_FEATURES: readonly string[] = FEATURE_GROUPS.flatMap(({ features }) => features);

/** Synonyms in the two lists, and the offered term (D39). */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  CarPlay: 'Apple CarPlay/Android Auto',
  'GPS Navigation': 'Satellite Navigation',
  'Upgraded Alloys': 'Upgraded Alloy Wheels',
  Bodykit: 'Upgraded Bodykit',
  'Rear Spoiler': 'Upgraded Rear Spoiler',
};

/** Letters and digits only: "Tow bar" equals "Towbar". */
const bare = (feature: string): string => feature.toLowerCase().replace(/[^a-z0-9]/g, '');

const LISTED = new Map(
  [...VEHICLE_FEATURES.map((feature) => [feature, feature] as const), ...Object.entries(OTHER_WORDS)].map(
    ([word, feature]) => [bare(word), feature] as const,
  ),
);

/** The feature of {@link VEHICLE_FEATURES} that a stored or typed one means: "GPS navigation" → "Satellite Navigation"; null for one of the van's own. */
export const listedFeature = (feature: string): string | null => LISTED.get(bare(feature)) ?? null;

/** Whether two features mean the same. */
export const isSameFeature = (one: string, other: string): boolean =>
  bare(listedFeature(one) ?? one) === bare(listedFeature(other) ?? other);

/** Removes duplicates: of "Towbar" and "Tow bar (removable)" it keeps the more specific one. Order and wording stay. */
export const withoutRepeats = (features: readonly string[]): string[] => {
  const keys = features.map((feature) => bare(listedFeature(feature) ?? feature));
  const saysMore = (key: string, other: string) => other !== key && key.length > 4 && other.includes(key);
  return features.filter((_, place) => {
    const key = keys[place] ?? '';
    return keys.indexOf(key) === place && !keys.some((other) => saysMore(key, other));
  });
};
