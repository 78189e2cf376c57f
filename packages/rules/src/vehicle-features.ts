/** Some of the features that staff can tick, under the heading they stand beneath. */
export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly string[];
}

/**
 * The features that staff can tick, wherever they tick them: the union of the two lists of specification §3 (D39), grouped
 * for reading. Both lists' wordings stay, even where they mean much the same; a van may also have features of its own (D13).
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
      'CarPlay',
      'Satellite Navigation',
      'GPS Navigation',
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
    features: [
      'Alloy Wheels',
      'Upgraded Alloy Wheels',
      'Upgraded Alloys',
      'Bodykit',
      'Upgraded Bodykit',
      'Rear Spoiler',
      'Upgraded Rear Spoiler',
      'Gloss Black Front Grille',
    ],
  },
];

/** All of {@link FEATURE_GROUPS} in one list (D39). */
export const VEHICLE_FEATURES: readonly string[] = FEATURE_GROUPS.flatMap(({ features }) => features);
