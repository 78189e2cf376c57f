/**
 * What an ordinary car licence (category B) covers without further conditions: vehicles up to this gross weight in kilograms, with
 * up to this many passenger seats. Source: GOV.UK, "Driving licence categories" (category B).
 */
export const CAR_LICENCE = { grossWeightKg: 3_500, passengerSeats: 8 } as const;
