import { createContext, type ReactNode } from 'react';

/** The micro-frontend whose area this is; null outside all areas. */
export const OwnerContext = createContext<string | null>(null);

/** Marks which micro-frontend owns an area of the page, for its error boundaries and the development overlay. */
export function Boundary({ owner, children }: { readonly owner: string; readonly children: ReactNode }) {
  return (
    <OwnerContext value={owner}>
      <div data-boundary={owner}>{children}</div>
    </OwnerContext>
  );
}
