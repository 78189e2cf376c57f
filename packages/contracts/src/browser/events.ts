import type { Calculation } from '../http/calculation.ts';

export interface EnquiryRequest {
  readonly form: 'callback' | 'test_drive' | 'quote';
  /** What it is about. */
  readonly vehicle: {
    readonly id: number;
    readonly make: string;
    readonly model: string;
    readonly registrationNumber?: string | null;
    /** It can't be had any more: the enquiry is to hear of one like it (D36). */
    readonly isSold?: boolean;
  } | null;
  /** D18: what the visitor had worked out when they asked for a quote. */
  readonly calculation?: Calculation;
}

export interface ChatRequest {
  readonly message: string;
}

/**
 * What micro-frontends tell each other in the browser, besides the URL and props: the event's name and its detail.
 * A new name goes here first; nobody dispatches a CustomEvent that is not listed.
 */
export interface BrowserEvents {
  'finance:quote-saved': { readonly vehicleId: number | null; readonly monthlyPayment: number };
  /** Somebody wants an enquiry form: the shell, which has them, opens it over the page. */
  'enquiry:requested': EnquiryRequest;
  /** Somebody wants to ask the assistant: the chat opens with the words in its field. */
  'chat:asked': ChatRequest;
}

export type BrowserEventName = keyof BrowserEvents;
