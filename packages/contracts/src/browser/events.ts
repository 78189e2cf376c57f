/**
 * What micro-frontends tell each other in the browser, besides the URL and props: the event's name and its detail.
 * A new name goes here first; nobody dispatches a CustomEvent that is not listed.
 */
export interface BrowserEvents {
  'finance:quote-saved': { readonly vehicleId: number | null; readonly monthlyPayment: number };
}

export type BrowserEventName = keyof BrowserEvents;
