import type { BrowserContext, Locator } from '@playwright/test';

/** What Preact keeps of a rendered component or element. Its names are fixed (Preact's mangle.json). */
interface VNode {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  readonly __k: readonly (VNode | null)[] | null;
  readonly __e: unknown;
}

declare global {
  interface Window {
    /** Elements that Preact renders, with their props. */
    ofPreact(): Map<Element, Readonly<Record<string, unknown>>>;
  }
}

/** Runs in the page before its own scripts. */
function watchHydration(): void {
  type Root = Element & { __k?: VNode };
  const find = (): Root | null => document.getElementById('page');

  window.ofPreact = () => {
    const found = new Map<Element, Readonly<Record<string, unknown>>>();
    const visit = (node: VNode | null | undefined): void => {
      if (!node) return;
      if (typeof node.type === 'string' && node.__e instanceof Element) found.set(node.__e, node.props);
      node.__k?.forEach(visit);
    };
    visit(find()?.__k);
    return found;
  };

  // biome-ignore lint/suspicious/noConsole: where every test listens
  const complain = (what: string): void => console.error(`hydration mismatch: ${what}`);
  const changes = new MutationObserver(() => undefined);
  const shown = (node: Node): string => (node instanceof Element ? node.outerHTML.slice(0, 200) : node.nodeName);

  /** The text of an element before these changes to its text: they are undone, the last first. */
  function textBefore(parent: Node, records: readonly MutationRecord[]): string {
    const children = [...parent.childNodes] as Node[];
    const texts = new Map<Node, string | null>();
    for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
      if (type === 'characterData') texts.set(target, oldValue);
      if (type !== 'childList' || target !== parent) continue;
      for (const node of addedNodes) children.splice(children.indexOf(node), 1);
      children.splice(nextSibling ? children.indexOf(nextSibling) : children.length, 0, ...removedNodes);
    }
    return children.map((node) => texts.get(node) ?? node.textContent ?? '').join('');
  }

  /** Preact repairs without a word what the server rendered differently. */
  function reportMismatches(records: readonly MutationRecord[]): void {
    const parents = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      for (const node of [...addedNodes, ...removedNodes])
        if (node instanceof Element) complain(`${shown(target)} gained or lost ${shown(node)}`);
      const parent = type === 'characterData' ? target.parentNode : target;
      if (parent && type !== 'attributes') parents.add(parent);
    }
    for (const parent of parents) {
      const before = textBefore(parent, records);
      if (before !== parent.textContent) complain(`"${before}" became "${parent.textContent}"`);
    }
    const names = {
      className: 'class',
      class: 'class',
      htmlFor: 'for',
      id: 'id',
      href: 'href',
      src: 'src',
      role: 'role',
    } as const;
    for (const [element, props] of window.ofPreact()) {
      for (const [prop, value] of Object.entries(props)) {
        const name = names[prop as keyof typeof names] ?? (prop.startsWith('aria-') ? prop : undefined);
        // The boot has set the visitor's choice of prices before.
        if (name === undefined || typeof value === 'object' || 'data-vat-choice' in props) continue;
        const expected = value === undefined || (value === false && !prop.startsWith('aria-')) ? null : String(value);
        const actual = element.getAttribute(name);
        if ((actual ?? '') !== (expected ?? '')) complain(`${shown(element)} should have ${name}="${expected}"`);
      }
    }
  }

  // Preact sets the property when it begins, and hydrates in one go: the microtask comes after it and before any update.
  new MutationObserver((_records, arrival) => {
    const root = find();
    if (!root) return;
    arrival.disconnect();
    let tree: VNode | undefined;
    Object.defineProperty(root, '__k', {
      configurable: true,
      get: () => tree,
      set(value: VNode) {
        if (!tree) {
          changes.observe(root, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
          queueMicrotask(() => {
            const records = changes.takeRecords();
            changes.disconnect();
            reportMismatches(records);
          });
        }
        tree = value;
      },
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Reports to the console, where every test watches for it, what the server rendered differently from the browser. */
export const watchForMismatches = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchHydration);
};

/** Whether the browser's own rendering has an element, which it has from hydration on. */
export const isAlive = (part: Locator): Promise<boolean> => part.evaluate((element) => window.ofPreact().has(element));
