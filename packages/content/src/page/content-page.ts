import type { MarkedText } from './marked-text.ts';

/** A table whose rows begin with their own heading. */
export interface ContentTable {
  /** What it lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** A paragraph, a list, a heading within the section, or a table. */
export type ContentBlock =
  | MarkedText
  | { readonly list: readonly MarkedText[] }
  | { readonly heading: string }
  | { readonly table: ContentTable };

/** A card, a step or a service: a title of its own and what there is to say of it. */
export interface ContentItem {
  /** Its anchor, if it can be linked to without its section. */
  readonly id?: string;
  readonly title: string;
  /** A word or two above or beside the title: an age, how long it takes. */
  readonly note?: string;
  readonly text?: MarkedText;
  readonly points?: readonly string[];
}

/** A part of a page under a heading of its own. */
export interface ContentSection {
  /** The anchor. Other pages link to it, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  /** Running text, in its order. */
  readonly blocks?: readonly ContentBlock[];
  readonly lead?: MarkedText;
  readonly items?: readonly ContentItem[];
  /** What is said below the items. */
  readonly ending?: MarkedText;
}

/** The last words of a page, with the telephone number beside them. */
export interface ContentClosing {
  readonly title: string;
  readonly text: string;
}

/** What a public page says, without how it looks. */
export interface ContentPage {
  readonly path: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead?: MarkedText;
  readonly sections: readonly ContentSection[];
  readonly closing?: ContentClosing;
}

/** A page of running text in numbered sections. */
export interface PolicyContent extends ContentPage {
  /** As printed: "30 July 2025". */
  readonly lastUpdated: string;
  readonly sections: readonly PolicySection[];
}

/** A section of running text. */
export interface PolicySection extends ContentSection {
  readonly blocks: readonly ContentBlock[];
}
