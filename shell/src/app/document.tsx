import { type Platform, PlatformContext } from '@forecourt/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Splash } from './splash/splash.tsx';

export interface DocumentProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router. */
  readonly children: ReactNode;
  /** What only the server writes: React leaves what it does not know in the head and at the end of the body alone. */
  readonly head?: ReactNode;
  readonly tail?: ReactNode;
}

/** The whole document, the same on both sides. */
export function Document({ platform, queryClient, children, head, tail }: DocumentProps) {
  return (
    // The splash's script has marked it before React comes.
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
