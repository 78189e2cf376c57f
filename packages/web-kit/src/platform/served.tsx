import { type ComponentProps, useState } from 'react';

interface ServedProps extends ComponentProps<'div'> {
  readonly as: 'header' | 'section' | 'div' | 'footer';
  /** Unique in the page. */
  readonly name: string;
}

/**
 * A part of the page that only the server renders: the browser keeps what it was sent and has no code for it. It may contain
 * links and popovers, but nothing whose handlers are ours, and no picture that needs a replacement (see `Static`).
 *
 * The caller renders the children only where a constant of its module is true:
 * `const ON_SERVER = typeof globalThis.document === 'undefined'`. The minifier knows its value in the browser and removes the
 * children's code; webpack does not know it, and therefore keeps their styles.
 */
export function Served({ as: Element, name, children, ...rest }: ServedProps) {
  const [inside] = useState(() => {
    if (typeof document === 'undefined') return { children };
    const html = {
      // Read only if Preact has to build the page anew, and then before it removes what the server sent.
      get __html() {
        return document.querySelector(`[data-served="${name}"]`)?.innerHTML ?? '';
      },
    };
    return { dangerouslySetInnerHTML: html };
  });
  return <Element {...(rest as object)} data-served={name} {...inside} />;
}
