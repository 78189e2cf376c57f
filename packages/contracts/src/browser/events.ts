import type { Calculation } from '../http/calculation.ts';

export interface EnquiryRequest {
  readonly form: 'callback' | 'test_drive' | 'quote';
  /** The van it is about. */
  readonly vehicle: {
    readonly id: number;
    readonly make: string;
    readonly model: string;
    readonly registrationNumber?: string | null;
    /** It is no longer available: the enquiry asks for a similar one (D36). */
    readonly isSold?: boolean;
  } | null;
  /** The visitor's calculation, for a quote (D18). */
  readonly calculation?: Calculation;
}

export interface ChatRequest {
  readonly message: string;
}

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
  /** Asks the shell to open an enquiry form as a dialog. */
  'enquiry:requested': EnquiryRequest;
  /** Asks the chat to open with this text in its field. */
  'chat:asked': ChatRequest;
  /** An area of the page failed; heard only while a release is under trial. */
  'area:failed': AreaFailure;
}

export type BrowserEventName = keyof BrowserEvents;
