import { type Head, type Platform, StaticRouter } from '@forecourt/web-kit';
import { jsonForScript } from '@forecourt/web-kit/json-ld';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Page } from '../../app/page.tsx';
import { PAGE_DATA_ID, type PageData } from '../../app/page-data.ts';
import { PageRoot } from '../../app/page-root.tsx';
import { PreviewBadge } from '../../app/preview/preview-badge.tsx';
import { PageHead } from './page-head.tsx';
import type { ShellAssets } from './shell-assets.ts';
import type { PageMatch, Site } from './site.ts';

export interface PageTreeOptions {
  readonly site: Site;
  readonly match: PageMatch;
  /** Path and query. */
  readonly address: string;
  readonly queryClient: QueryClient;
  readonly assets: ShellAssets;
  readonly data: PageData;
}

/** What a document is rendered from: first the page, then what is around it. */
export interface PageParts {
  readonly platform: Platform;
  readonly page: ReactElement;
  /** Complete once the page has been rendered. */
  readonly head: () => ReactElement;
  /** The end of the body. */
  readonly tail: ReactElement;
}

const noWidgets = () => Promise.reject(new Error('Widgets are loaded in the browser'));

/** A page as the server renders it. */
export function pageParts({ site, match, address, queryClient, assets, data }: PageTreeOptions): PageParts {
  const { dealership, publicUrl, route, error } = data;
  let said: Head | undefined;
  const onHead = (head: Head) => {
    said = head;
  };
  const platform = { dealership, publicUrl, loadWidget: noWidgets, onHead };
  const json = jsonForScript(data);
  return {
    platform,
    page: (
      <PageRoot platform={platform} queryClient={queryClient}>
        <StaticRouter address={address} params={match.params}>
          <Page route={route} error={error} modules={site.modules} />
        </StaticRouter>
      </PageRoot>
    ),
    head: () => <PageHead assets={assets} owner={match.owner} development={data.development} site={site} said={said} />,
    tail: (
      <>
        {site.preview && <PreviewBadge {...site.preview} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript. */}
        <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />
      </>
    ),
  };
}
