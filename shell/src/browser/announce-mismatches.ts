import { announce } from '@forecourt/web-kit';
import { options } from 'preact';

/** What Preact keeps of an element or component. Its names are fixed (Preact's mangle.json). */
interface VNode {
  readonly props: { readonly 'data-boundary'?: string } | null;
  /** The parent. */
  readonly __: VNode | null;
}

function ownerOf(node: VNode | null): string | undefined {
  return node ? (node.props?.['data-boundary'] ?? ownerOf(node.__)) : undefined;
}

/** Preact tells when it hydrates an element that the server has not sent, and then builds it anew. */
export function announceMismatches(): void {
  (options as { __m?: (node: VNode) => void }).__m = (node) => {
    const owner = ownerOf(node);
    if (owner) announce('area:failed', { owner, at: 'hydration' });
  };
}
