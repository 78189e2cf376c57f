/** The values of a vehicle's fields (product §3), stored verbatim. */
export const CONDITIONS = ['new', 'used', 'p/ex to clear'] as const;
export const STOCK_STATUSES = ['In Stock', 'Due In', 'Deposit Taken', 'Sold'] as const;
export const BODY_TYPES = ['Panel Van', 'Crew Van', 'Tipper', 'Chassis Cab', 'Dropside', 'Pickup', 'Campervan', 'Other'] as const;
/** Bodies that buyers choose from; some are not body types of the stock but derived from other facts. */
export const BODY_CHOICES = [...BODY_TYPES, 'Luton', 'Minibus'] as const;
export const FUEL_TYPES = ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'LPG'] as const;
export const TRANSMISSIONS = ['Manual', 'Automatic', 'Semi-Automatic'] as const;
/** Product §5; the first is the default (§4). */
export const SORT_ORDERS = ['price_asc', 'price_desc', 'year_desc', 'make_asc'] as const;

export type Condition = (typeof CONDITIONS)[number];
export type StockStatus = (typeof STOCK_STATUSES)[number];
export type BodyType = (typeof BODY_TYPES)[number];
export type BodyChoice = (typeof BODY_CHOICES)[number];
export type FuelType = (typeof FUEL_TYPES)[number];
export type Transmission = (typeof TRANSMISSIONS)[number];
export type SortOrder = (typeof SORT_ORDERS)[number];
