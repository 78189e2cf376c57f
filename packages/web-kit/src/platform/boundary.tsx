import type { ReactNode } from 'react';

/** Marks which micro-frontend owns an area of the page, for the development overlay. */
export function Boundary({ owner, children }: { readonly owner: string; readonly children: ReactNode }) {
  return <div data-boundary={owner}>{children}</div>;
}
