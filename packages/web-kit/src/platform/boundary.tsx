import type { ReactNode } from 'react';

/** Marks which micro-frontend owns an area of the page; the development overlay draws it. */
export function Boundary({ owner, children }: { readonly owner: string; readonly children: ReactNode }) {
  return <div data-boundary={owner}>{children}</div>;
}
