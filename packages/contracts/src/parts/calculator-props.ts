import { z } from 'zod';

/** A van as the calculator needs it; without a `monthlyPrice` none is advertised. */
const financeVehicleSchema = z.object({
  id: z.number(),
  make: z.string(),
  model: z.string(),
  registrationNumber: z.string().nullable().exactOptional(),
  /** Pounds excluding VAT as a decimal string: "28995.00". */
  price: z.string(),
  monthlyPrice: z.number().nullable().exactOptional(),
  vatQualifying: z.boolean(),
});
export type FinanceVehicle = Readonly<z.infer<typeof financeVehicleSchema>>;

/** The van that is selected at first. */
const vehicle = financeVehicleSchema.nullable().exactOptional();

/** Props of mfe-finance's widget `calculator`: in its place in the page, or a dialog that is open for as long as it is rendered. */
export const calculatorPropsSchema = z.union([
  z.object({ vehicle, layout: z.literal('panel') }),
  z.object({ vehicle, layout: z.literal('dialog'), onClose: z.custom<() => void>() }),
]);
export type CalculatorProps = Readonly<z.infer<typeof calculatorPropsSchema>>;
