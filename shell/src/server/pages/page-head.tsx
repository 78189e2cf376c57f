import type { MfeManifest } from '@forecourt/contracts';
import { releaseBase } from '../releases/fetch-release.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { PageOwner } from './site.ts';

interface File {
  readonly href: string;
  readonly integrity?: string;
}

interface PageFiles {
  readonly styles: readonly File[];
  readonly scripts: readonly File[];
}

type Listed = readonly { readonly path: string; readonly integrity: string }[];
const below = (base: string, files: Listed): File[] => files.map(({ path, integrity }) => ({ href: base + path, integrity }));

function filesOfRelease(manifest: MfeManifest, routeId: string): PageFiles {
  const route = manifest.routes.find(({ id }) => id === routeId);
  const base = releaseBase(manifest);
  return { styles: below(base, route?.css ?? []), scripts: below(base, route ? [manifest.entry, ...route.js] : []) };
}

/** Scripts have no hash here, because the shell's own loader requests them without; a hash would fetch them twice. */
function filesOfShell({ pages }: ShellAssets, id: string): PageFiles {
  const { styles, scripts } = pages[id] ?? { styles: [], scripts: [] };
  return { styles: below('/assets/', styles), scripts: scripts.map(({ path }) => ({ href: `/assets/${path}` })) };
}

export interface PageHeadProps {
  readonly assets: ShellAssets;
  /** The page's owner and route; undefined for 'not found'. */
  readonly owner?: Pick<PageOwner, 'manifest' | 'routeId'> | undefined;
}

/**
 * Everything the page needs first, in its head, so that the browser fetches it all at once: font, styles, the shell's scripts,
 * the micro-frontend's container and the route's chunks.
 */
export function PageHead({ assets, owner }: PageHeadProps) {
  const { manifest, routeId = '' } = owner ?? {};
  const own = manifest ? filesOfRelease(manifest, routeId) : filesOfShell(assets, routeId);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's code, allowed by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: assets.first.code }} />
      <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={`/assets/${font}`} crossOrigin="" />
      ))}
      {[...below('/assets/', assets.styles), ...own.styles].map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {below('/assets/', assets.scripts).map(({ href, integrity }) => (
        <script key={href} defer src={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      {own.scripts.map(({ href, integrity }) => (
        <link key={href} rel="preload" as="script" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
    </>
  );
}
