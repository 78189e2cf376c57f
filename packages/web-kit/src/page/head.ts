/** An element of a page's head, and its `content` or `href`; undefined: the page has none. */
export type HeadTag = readonly [
  element: 'meta' | 'link',
  key: 'name' | 'property' | 'rel',
  name: string,
  value: string | undefined,
];

/** What a page says about itself. */
export interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** Schema.org objects. */
  readonly jsonLd: readonly object[] | undefined;
}

/** The attribute of a tag that has its value. */
export const valueAttribute = (element: HeadTag[0]): string => (element === 'meta' ? 'content' : 'href');

/** Makes the document's head say this. Search engines read the server's HTML, so its objects stay. */
export function updateHead({ title, tags }: Head): void {
  document.title = title;
  for (const [element, key, name, value] of tags) {
    const present = document.head.querySelector(`${element}[${key}="${name}"]`);
    if (value === undefined) present?.remove();
    else {
      const tag = present ?? document.head.appendChild(document.createElement(element));
      tag.setAttribute(key, name);
      tag.setAttribute(valueAttribute(element), value);
    }
  }
}
