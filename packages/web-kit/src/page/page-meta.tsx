import { absoluteAddress } from '@forecourt/rules';
import { usePlatform } from '../platform/platform.tsx';
import { jsonForScript } from './json-ld.ts';

export interface PageMetaProps {
  /** Without the dealership's name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, with a query only if it identifies a separate page: "/vehicle/7" (D4). */
  readonly path: string;
  /** Path or URL of the picture for shared links; the dealership's by default. */
  readonly image?: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** Schema.org objects; empty in the browser, because search engines read the server's HTML. */
  readonly jsonLd?: readonly object[];
}

/** The page's head: React moves title, meta and link there. Render it once in each page, and in error boundaries. */
export function PageMeta({ title, description, path, image, noIndex, jsonLd }: PageMetaProps) {
  const { dealership, publicUrl } = usePlatform();
  const fullTitle = `${title} | ${dealership.tradingName}`;
  const address = new URL(path, publicUrl).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={dealership.tradingName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteAddress(image ?? dealership.sharePicture, publicUrl)} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript; text would be escaped as HTML.
          dangerouslySetInnerHTML={{ __html: typeof document === 'undefined' ? jsonForScript(jsonLd) : '' }}
        />
      )}
    </>
  );
}
