import { jsonForScript } from '@forecourt/web-kit/json-ld';
import type { QueryClient } from '@tanstack/react-query';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { Document } from '../../app/document.tsx';
import { PAGE_DATA_ID, type PageData } from '../../app/page-data.ts';
import { PageHead } from './page-head.tsx';
import type { ShellAssets } from './shell-assets.ts';
import type { PageMatch, Site } from './site.ts';

export interface PageTreeProps {
  readonly site: Site;
  readonly match: PageMatch;
  readonly context: StaticHandlerContext;
  readonly queryClient: QueryClient;
  readonly assets: ShellAssets;
  readonly data: PageData;
}

const noWidgets = () => Promise.reject(new Error('Widgets are loaded in the browser'));

/** A page as the server renders it. */
export function PageTree({ site, match, context, queryClient, assets, data }: PageTreeProps) {
  const { dealership, publicUrl } = data;
  const json = jsonForScript(data);
  return (
    <Document
      platform={{ dealership, publicUrl, loadWidget: noWidgets }}
      queryClient={queryClient}
      head={<PageHead assets={assets} owner={match.owner} development={data.development} />}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript.
      tail={<script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />}
    >
      <StaticRouterProvider router={createStaticRouter(site.handler.dataRoutes, context)} context={context} hydrate={false} />
    </Document>
  );
}
