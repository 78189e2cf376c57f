import { StaticRouter } from '@forecourt/web-kit';
import { jsonForScript } from '@forecourt/web-kit/json-ld';
import type { QueryClient } from '@tanstack/react-query';
import { Document } from '../../app/document.tsx';
import { Page } from '../../app/page.tsx';
import { PAGE_DATA_ID, type PageData } from '../../app/page-data.ts';
import { PageHead } from './page-head.tsx';
import type { ShellAssets } from './shell-assets.ts';
import type { PageMatch, Site } from './site.ts';

export interface PageTreeProps {
  readonly site: Site;
  readonly match: PageMatch;
  /** Path and query. */
  readonly address: string;
  readonly queryClient: QueryClient;
  readonly assets: ShellAssets;
  readonly data: PageData;
}

const noWidgets = () => Promise.reject(new Error('Widgets are loaded in the browser'));

/** A page as the server renders it. */
export function PageTree({ site, match, address, queryClient, assets, data }: PageTreeProps) {
  const { dealership, publicUrl, route, error } = data;
  const json = jsonForScript(data);
  return (
    <Document
      platform={{ dealership, publicUrl, loadWidget: noWidgets }}
      queryClient={queryClient}
      head={<PageHead assets={assets} owner={match.owner} development={data.development} />}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript.
      tail={<script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />}
    >
      <StaticRouter address={address} params={match.params}>
        <Page route={route} error={error} modules={site.modules} />
      </StaticRouter>
    </Document>
  );
}
