import { type Platform, PlatformContext } from '@forecourt/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Splash } from './splash/splash.tsx';

export interface DocumentProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router. */
  readonly children: ReactNode;
  /** Rendered by the server only: React leaves unknown nodes in the head and at the end of the body alone. */
  readonly head?: ReactNode;
  readonly tail?: ReactNode;
}

/** The whole document, identical on server and browser. */
export function Document({ platform, queryClient, children, head, tail }: DocumentProps) {
  return (
    // The splash's script has changed its attributes before hydration.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head}
      </head>
      <body>
        <PlatformContext value={platform}>
          <Splash />
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </PlatformContext>
        {tail}
      </body>
    </html>
  );
}
