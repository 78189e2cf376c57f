import { z } from 'zod';
import { calculationSchema } from '../http/calculation.ts';

/** Asks the shell to open an enquiry form as a dialog. */
export const enquiryRequestSchema = z.object({
  form: z.enum(['callback', 'test_drive', 'quote']),
  /** The van it is about. */
  vehicle: z
    .object({
      id: z.number(),
      make: z.string(),
      model: z.string(),
      registrationNumber: z.string().nullable().exactOptional(),
      /** It is no longer available: the enquiry asks for a similar one (D36). */
      isSold: z.boolean().exactOptional(),
    })
    .nullable(),
  /** The visitor's calculation, for a quote (D18). */
  calculation: calculationSchema.exactOptional(),
});
export type EnquiryRequest = Readonly<z.infer<typeof enquiryRequestSchema>>;

/** Asks the chat to open with this text in its field. */
export const chatRequestSchema = z.object({ message: z.string() });
export type ChatRequest = Readonly<z.infer<typeof chatRequestSchema>>;

export interface AreaFailure {
  /** The micro-frontend whose area it is. */
  readonly owner: string;
  /** `boundary`: its code threw or could not be loaded. `hydration`: it renders other elements than its server did. */
  readonly at: 'boundary' | 'hydration';
}

/**
 * The browser events between micro-frontends, by name with their detail. Besides these they communicate by URL and props only:
 * no other CustomEvent may be dispatched.
 */
export interface BrowserEvents {
  'finance:quote-saved': { readonly vehicleId: number | null; readonly monthlyPayment: number };
  'enquiry:requested': EnquiryRequest;
  'chat:asked': ChatRequest;
  /** An area of the page failed; heard only while a release is under trial, and by the checks before a release. */
  'area:failed': AreaFailure;
}

export type BrowserEventName = keyof BrowserEvents;
