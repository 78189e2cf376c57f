import { createContext } from 'react';

/** What a dialog offers to the buttons in it. */
interface Held {
  /** Undefined while it cannot be closed. */
  readonly close: (() => void) | undefined;
  /** It cannot be closed until the function that this returns is called. */
  readonly hold: () => () => void;
}

const nothing = () => undefined;

/** Of the nearest dialog; outside of one there is nothing to hold or to close. */
export const HeldContext = createContext<Held>({ close: undefined, hold: () => nothing });
