import { PlatformContext } from '@forecourt/web-kit';
import { PAGE_ROOT_ID } from '../../app/page-start.ts';
import { Splash } from '../../app/splash/splash.tsx';
import type { PageParts } from './page-tree.tsx';

/** The whole document around a page that has been rendered already. The browser has no code for it. */
export function Document({ platform, head, tail, html }: Omit<PageParts, 'page'> & { readonly html: string }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head()}
      </head>
      <body>
        <PlatformContext value={platform}>
          <Splash />
        </PlatformContext>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us. */}
        <div id={PAGE_ROOT_ID} dangerouslySetInnerHTML={{ __html: html }} />
        {tail}
      </body>
    </html>
  );
}
