/** What a mail says, before it becomes plain text and HTML. Text of visitors may stand in any part. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Name and value of each thing to know at a glance. */
  readonly facts: readonly Fact[];
  /** What somebody wrote, word by word, under a heading. */
  readonly quotes: readonly { readonly heading: string; readonly text: string }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: readonly string[];
}

export type Fact = readonly [name: string, value: string];

/** Facts without those that have no value. */
export const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));

/**
 * Text as one line without invisible characters: nothing a visitor types begins a header, or a line that looks like ours,
 * or turns the direction of the text after it.
 */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
