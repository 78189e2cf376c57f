export interface SheetRow {
  /** As a spreadsheet counts rows. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Some rows of a file. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}
