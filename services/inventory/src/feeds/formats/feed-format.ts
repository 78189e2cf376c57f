import type { Dealership, Vehicle } from '@forecourt/contracts';

/** Whose stock it is, and where visitors see it. */
export interface Site {
  readonly publicUrl: string;
  readonly dealership: Dealership;
}

export type Cell = string | number | boolean | null;

/** A heading, and what is below it. */
export interface FeedColumn {
  readonly heading: string;
  readonly write: (van: Vehicle, site: Site) => Cell;
}

export interface FeedFormat {
  readonly columns: readonly FeedColumn[];
  readonly includes: (van: Vehicle) => boolean;
  /** Makes text that a spreadsheet would take for a formula harmless. */
  readonly text: (text: string) => string;
  /** Begins with the byte order mark that spreadsheets need and some machines stumble over. */
  readonly isForSpreadsheets: boolean;
}
