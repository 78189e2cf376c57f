/** Facts that buyers look for on a van's page, in the order they ask, with labels for staff. */
export const BUYER_FACTS = {
  images: 'Images',
  mileage: 'Mileage',
  previousOwners: 'Previous owners',
  serviceHistory: 'Service history',
  bodyType: 'Body type',
  fuelType: 'Fuel type',
  transmission: 'Transmission',
  engineSize: 'Engine size',
  range: 'Electric range',
  euroStatus: 'Euro standard',
  seats: 'Seats',
  payload: 'Payload',
  grossWeight: 'Gross weight',
  loadLength: 'Load length',
  loadWidth: 'Load width',
  loadHeight: 'Load height',
  length: 'Length',
  height: 'Height',
  colour: 'Colour',
  description: 'Description',
} as const;

export type BuyerFact = keyof typeof BUYER_FACTS;

interface Kind {
  readonly condition: string;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
}

/** Bodies with an enclosed load space; the others carry people or open loads. */
const WITH_LOAD_SPACE = new Set(['Panel Van', 'Crew Van']);
const OPEN = new Set(['Tipper', 'Dropside', 'Pickup']);

/** Whether a fact applies to a kind of van; the others apply to all. */
const APPLIES: Partial<Record<BuyerFact, (kind: Kind) => boolean>> = {
  mileage: ({ condition }) => condition !== 'new',
  previousOwners: ({ condition }) => condition !== 'new',
  serviceHistory: ({ condition }) => condition !== 'new',
  engineSize: ({ fuelType }) => fuelType !== 'Electric',
  range: ({ fuelType }) => fuelType === 'Electric',
  euroStatus: ({ fuelType }) => fuelType !== 'Electric',
  loadLength: ({ bodyType }) => bodyType === null || WITH_LOAD_SPACE.has(bodyType) || OPEN.has(bodyType),
  loadWidth: ({ bodyType }) => bodyType === null || WITH_LOAD_SPACE.has(bodyType) || OPEN.has(bodyType),
  loadHeight: ({ bodyType }) => bodyType === null || WITH_LOAD_SPACE.has(bodyType),
};

/**
 * The facts that a buyer will miss.
 * @param kind what kind of van it is: a new van has neither mileage nor history, an electric one no engine size, a campervan no load space.
 * @param isKnown whether a fact is recorded.
 */
export const missingBuyerFacts = (kind: Kind, isKnown: (fact: BuyerFact) => boolean): BuyerFact[] =>
  (Object.keys(BUYER_FACTS) as BuyerFact[]).filter((fact) => (APPLIES[fact]?.(kind) ?? true) && !isKnown(fact));
