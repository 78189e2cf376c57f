/** What the back office's list of vans shows, filters and sorts by, as it is in the vehicle itself. */
export const LISTED_FIELDS = {
  id: true,
  version: true,
  createdAt: true,
  make: true,
  model: true,
  derivative: true,
  year: true,
  registrationNumber: true,
  stockNumber: true,
  price: true,
  monthlyPrice: true,
  vatQualifying: true,
  condition: true,
  mileage: true,
  stockStatus: true,
  isSold: true,
  isElectric: true,
  isHeld: true,
  bodyType: true,
  engineSize: true,
  power: true,
  transmission: true,
  fuelType: true,
  colour: true,
} as const;

/** Of the specifications, what says whether MOT and tax have run out. */
export const LISTED_PAPERS = { motDueDate: true, taxStatus: true, taxDueDate: true } as const;
