import type { ReactNode } from 'react';

/** The target of the skip link. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
