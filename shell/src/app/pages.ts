import type { RouteModule } from '@forecourt/web-kit';
import { PREVIEW_ENDED_PATH } from './preview/preview-paths.ts';
import { VISIT_COUNTS_PATH } from './visits/visit-paths.ts';

export interface ShellPage {
  readonly id: string;
  readonly path: string;
  /** Its code is a chunk of its own, which the build finds by name: "page-" and the id. */
  readonly load: () => Promise<RouteModule>;
}

/**
 * The shell's own pages, as route modules like those of the micro-frontends: a line here, and `<id>.page.tsx` with its
 * `Component`. They are rendered by the server, hydrated, and listed in the sitemap. A page that is the same for everybody
 * exports `tags = () => []` and is cached; one without `tags` is rendered for each request. `isOnlyRead` leaves its scripts out.
 */
export const SHELL_PAGES: readonly ShellPage[] = [
  { id: 'contact', path: '/contact', load: () => import(/* webpackChunkName: "page-contact" */ './enquiries/contact.page.tsx') },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    load: () => import(/* webpackChunkName: "page-privacy-policy" */ './content/policy/privacy-policy.page.tsx'),
  },
  {
    id: 'terms-conditions',
    path: '/terms-conditions',
    load: () => import(/* webpackChunkName: "page-terms-conditions" */ './content/policy/terms-conditions.page.tsx'),
  },
  {
    id: 'warranty',
    path: '/warranty',
    load: () => import(/* webpackChunkName: "page-warranty" */ './content/warranty/warranty.page.tsx'),
  },
  {
    id: 'services',
    path: '/services',
    load: () => import(/* webpackChunkName: "page-services" */ './content/services/services.page.tsx'),
  },
  {
    id: 'cookie-policy',
    path: '/cookie-policy',
    load: () => import(/* webpackChunkName: "page-cookie-policy" */ './content/policy/cookie-policy.page.tsx'),
  },
  { id: 'about', path: '/about', load: () => import(/* webpackChunkName: "page-about" */ './content/about/about.page.tsx') },
  {
    id: 'data-subject-rights',
    path: '/data-subject-rights',
    load: () => import(/* webpackChunkName: "page-data-subject-rights" */ './data-requests/data-subject-rights.page.tsx'),
  },
  {
    id: 'visit-counts',
    path: VISIT_COUNTS_PATH,
    load: () => import(/* webpackChunkName: "page-visit-counts" */ './visits/visit-counts.page.tsx'),
  },
  {
    id: 'preview-ended',
    path: PREVIEW_ENDED_PATH,
    load: () => import(/* webpackChunkName: "page-preview-ended" */ './preview/preview-ended.page.tsx'),
  },
];
