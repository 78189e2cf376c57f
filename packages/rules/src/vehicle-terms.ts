/** The values of a vehicle's fields (product §3), stored verbatim. */
export const CONDITIONS = ['new', 'used', 'p/ex to clear'] as const;
export const STOCK_STATUSES = ['In Stock', 'Due In', 'Deposit Taken', 'Sold'] as const;
export const BODY_TYPES = ['Panel Van', 'Crew Van', 'Tipper', 'Chassis Cab', 'Dropside', 'Pickup', 'Campervan', 'Other'] as const;
/** Bodies that buyers choose from; some are not body types of the stock but derived from other facts. */
export const BODY_CHOICES = [...BODY_TYPES, 'Luton', 'Minibus'] as const;
export const FUEL_TYPES = ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'LPG'] as const;
export const TRANSMISSIONS = ['Manual', 'Automatic', 'Semi-Automatic'] as const;
export const SERVICE_HISTORIES = ['Full dealer', 'Full', 'Part', 'None'] as const;
export const ROOF_TYPES = ['Low', 'Medium', 'High', 'Extra high'] as const;
export const WHEELBASE_TYPES = ['Short', 'Medium', 'Long', 'Extra long'] as const;
export const DRIVETRAINS = ['Front-wheel drive', 'Rear-wheel drive', 'Four-wheel drive'] as const;
/** Of the insurers' salvage code, whose S and N replaced C and D in 2017; A and B never return to the road. */
export const WRITE_OFF_CATEGORIES = ['None', 'S', 'N', 'C', 'D'] as const;
/** Product §5; the first is the default (§4). */
export const SORT_ORDERS = ['price_asc', 'price_desc', 'year_desc', 'make_asc'] as const;

export const WRITE_OFF_LABELS: Readonly<Record<WriteOffCategory, string>> = {
  None: 'Never written off',
  S: 'Category S: structural damage, repaired',
  N: 'Category N: non-structural damage, repaired',
  C: 'Category C: repair cost more than the van was worth (until 2017)',
  D: 'Category D: repair cost less than the van was worth (until 2017)',
};

export type Condition = (typeof CONDITIONS)[number];
export type StockStatus = (typeof STOCK_STATUSES)[number];
export type BodyType = (typeof BODY_TYPES)[number];
export type BodyChoice = (typeof BODY_CHOICES)[number];
export type FuelType = (typeof FUEL_TYPES)[number];
export type ServiceHistory = (typeof SERVICE_HISTORIES)[number];
export type RoofType = (typeof ROOF_TYPES)[number];
export type WheelbaseType = (typeof WHEELBASE_TYPES)[number];
export type Drivetrain = (typeof DRIVETRAINS)[number];
export type WriteOffCategory = (typeof WRITE_OFF_CATEGORIES)[number];
export type Transmission = (typeof TRANSMISSIONS)[number];
export type SortOrder = (typeof SORT_ORDERS)[number];
