import { type MfeManifest, PAGE_REPORTS_PATH } from '@forecourt/contracts';
import { releaseBase } from '@forecourt/server-kit';
import { type Head, valueAttribute } from '@forecourt/web-kit';
import { jsonForScript } from '@forecourt/web-kit/json-ld';
import { PAGE_START_ID, type PageStart } from '../../app/page-start.ts';
import { SPECULATION_RULES } from '../http/speculation.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { PageOwner, Site } from './site.ts';

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

const ownScripts = (files: Listed) => files.map(({ path, integrity }) => ({ href: `/assets/${path}`, integrity }));

export interface PageHeadProps {
  readonly assets: ShellAssets;
  /** The page's owner and route; undefined for 'not found'. */
  readonly owner?: Pick<PageOwner, 'manifest' | 'routeId' | 'frame' | 'module'> | undefined;
  /** The page is being developed: its scripts run at once, so that changes show. */
  readonly development: boolean;
  /** Its pages are counted while releases are under trial, and have a badge in a preview. */
  readonly site: Pick<Site, 'observer' | 'preview'>;
  /** What the page says about itself. */
  readonly said: Head | undefined;
}

function whenToStart({ frame, module }: Partial<PageOwner>, development: boolean): PageStart['when'] {
  if (frame === 'own' || development) return 'now';
  return module && !module.isOnlyRead ? 'sign' : 'asked';
}

/**
 * Everything the page needs first, in its head, so that the browser fetches it all at once: font and styles. Scripts are named
 * for the boot script, which runs them when they are needed; what needs them at once has them fetched at once.
 */
export function PageHead({ assets, owner, development, site: { observer, preview }, said }: PageHeadProps) {
  const { manifest, routeId = '' } = owner ?? {};
  const own = manifest ? filesOfRelease(manifest, routeId) : filesOfShell(assets, routeId);
  const when = whenToStart(owner ?? {}, development);
  const scripts = ownScripts(assets.scripts);
  const start: PageStart = { frame: ownScripts(assets.frame), scripts, next: own.scripts.map(({ href }) => href), when };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript. */}
      <script type="application/json" id={PAGE_START_ID} dangerouslySetInnerHTML={{ __html: jsonForScript(start) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's code, allowed by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: assets.boot.code }} />
      {/* Deferred, so that it hears what happens from the page's own scripts on. */}
      {observer &&
        ownScripts(assets.reports).map(({ href, integrity }) => (
          <script
            key={href}
            defer
            src={href}
            integrity={integrity}
            crossOrigin="anonymous"
            data-path={PAGE_REPORTS_PATH}
            data-releases={JSON.stringify(observer.builds)}
          />
        ))}
      {said && <Said {...said} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={`/assets/${font}`} crossOrigin="" />
      ))}
      <Styles files={[...below('/assets/', [...assets.styles, ...(preview ? assets.preview : [])]), ...own.styles]} />
      {when === 'now' &&
        [...scripts, ...own.scripts].map(({ href, integrity }) => (
          <link key={href} rel="preload" as="script" href={href} integrity={integrity} crossOrigin="anonymous" />
        ))}
    </>
  );
}

const Styles = ({ files }: { readonly files: readonly File[] }) =>
  files.map(({ href, integrity }) => (
    <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
  ));

/** The styles of the frame, for a page that has nothing else. */
export const ShellStyles = ({ assets }: { readonly assets: Pick<ShellAssets, 'styles'> }) => (
  <Styles files={below('/assets/', assets.styles)} />
);

function Said({ title, tags, jsonLd }: Head) {
  return (
    <>
      <title>{title}</title>
      {tags.map(
        ([Tag, key, name, value]) => value !== undefined && <Tag key={name} {...{ [key]: name, [valueAttribute(Tag)]: value }} />,
      )}
      {jsonLd && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript; text would be escaped as HTML.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(jsonLd) }} />
      )}
    </>
  );
}
