import type { VNode } from 'preact';
import { renderToString, renderToStringAsync } from 'preact-render-to-string';
import { createElement, type ReactElement } from 'react';
import { Document } from './document.tsx';
import type { PageParts } from './page-tree.tsx';

/** Loaders have awaited everything already, so rendering that takes longer than this hangs. */
const RENDER_DEADLINE_MS = 5_000;

/** Our components have React's types. */
const asPreact = (tree: ReactElement): VNode => tree as unknown as VNode;

/** Renders a tree that does not suspend. */
export const renderAtOnce = (tree: ReactElement): string => renderToString(asPreact(tree));

/** Rejects if any part of the tree throws or hangs. */
async function renderAndWait(tree: ReactElement): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Rendering took too long')), RENDER_DEADLINE_MS);
  });
  return Promise.race([renderToStringAsync(asPreact(tree)), deadline]).finally(() => clearTimeout(timer));
}

function renderWhole(tree: ReactElement): string | undefined {
  try {
    return renderAtOnce(tree);
  } catch {
    // It suspends, which pages rarely do; or the next attempt reports the error.
    return undefined;
  }
}

/** The complete HTML of a document. Rejects if any part of it throws or hangs. */
export async function renderPage({ page, ...around }: PageParts): Promise<string> {
  const html = renderWhole(page) ?? (await renderAndWait(page));
  return `<!DOCTYPE html>${renderAtOnce(createElement(Document, { ...around, html }))}`;
}
