import type { MfeManifest } from '@forecourt/contracts';
import { releaseBase } from '../releases/fetch-release.ts';
import type { ShellAssets } from './shell-assets.ts';

export interface PageHeadProps {
  readonly assets: ShellAssets;
  /** The micro-frontend that has the page, and its route; none on the shell's own pages. */
  readonly owner?: { readonly manifest: MfeManifest; readonly routeId: string } | undefined;
}

/**
 * Everything the page needs first, named in its head, so that the browser asks for all of it at once: font, styles, the
 * shell's scripts, the micro-frontend's container and the route's chunks.
 */
export function PageHead({ assets, owner }: PageHeadProps) {
  const route = owner?.manifest.routes.find(({ id }) => id === owner.routeId);
  const base = owner ? releaseBase(owner.manifest) : '';
  const preloads = owner && route ? [owner.manifest.entry, ...route.js] : [];
  const styles = [
    ...assets.styles.map((style) => ({ href: `/assets/${style.path}`, integrity: style.integrity })),
    ...(route?.css ?? []).map((style) => ({ href: base + style.path, integrity: style.integrity })),
  ];
  return (
    <>
      <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={`/assets/${font}`} crossOrigin="" />
      ))}
      {styles.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {assets.scripts.map(({ path, integrity }) => (
        <script key={path} defer src={`/assets/${path}`} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {preloads.map(({ path, integrity }) => (
        <link key={path} rel="preload" as="script" href={base + path} integrity={integrity} crossOrigin="anonymous" />
      ))}
    </>
  );
}
