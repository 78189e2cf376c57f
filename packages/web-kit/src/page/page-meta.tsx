import { absoluteAddress } from '@forecourt/rules';
import { useLayoutEffect } from 'react';
import { usePlatform } from '../platform/platform.tsx';
import { type HeadTag, updateHead } from './head.ts';

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

/** The page's head: title, description, address, picture. Render it once in each page, and in error boundaries. */
export function PageMeta({ title, description, path, image, noIndex, jsonLd }: PageMetaProps) {
  const { dealership, publicUrl, onHead } = usePlatform();
  const fullTitle = `${title} | ${dealership.tradingName}`;
  const address = new URL(path, publicUrl).href;
  const tags: HeadTag[] = [
    ['meta', 'name', 'description', description],
    ['meta', 'name', 'robots', noIndex ? 'noindex' : undefined],
    ['link', 'rel', 'canonical', noIndex ? undefined : address],
    ['meta', 'property', 'og:type', 'website'],
    ['meta', 'property', 'og:site_name', dealership.tradingName],
    ['meta', 'property', 'og:locale', 'en_GB'],
    ['meta', 'property', 'og:title', fullTitle],
    ['meta', 'property', 'og:description', description],
    ['meta', 'property', 'og:url', address],
    ['meta', 'property', 'og:image', absoluteAddress(image ?? dealership.sharePicture, publicUrl)],
    ['meta', 'name', 'twitter:card', 'summary_large_image'],
  ];
  const head = { title: fullTitle, tags, jsonLd };
  onHead?.(head);
  const said = JSON.stringify([fullTitle, tags]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it says counts
  useLayoutEffect(() => updateHead(head), [said]);
  return null;
}
