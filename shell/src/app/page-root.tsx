import { type Platform, PlatformContext } from '@forecourt/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface PageRootProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router. */
  readonly children: ReactNode;
}

/** Everything in a page, the same on the server and in the browser. */
export function PageRoot({ platform, queryClient, children }: PageRootProps) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
