/** The content of a mail, before it is rendered as plain text and HTML. Any part may contain visitors' text. */
export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Name and value pairs, shown as a table. */
  readonly facts: readonly Fact[];
  /** Visitors' own words, verbatim. */
  readonly quotes: readonly { readonly heading: string; readonly text: string }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: readonly string[];
}

export type Fact = readonly [name: string, value: string];

/** Facts without those that have no value. */
export const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));

/**
 * Text as one line without invisible characters, so that nothing a visitor types can start a header, fake a line of ours or
 * change the text direction.
 */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
