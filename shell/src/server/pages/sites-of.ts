import type { FastifyRequest } from 'fastify';
import { PreviewRefused, type Previews } from '../previews/previews.ts';
import type { PagePlans } from './page-plans.ts';
import type { SiteVariants } from './site-variants.ts';

/** The pages that a request is answered from; refused if they were of a preview that is over. */
export type SitesOf = (request: FastifyRequest) => Promise<PagePlans | PreviewRefused>;

/** Those of the preview that the browser has opened, otherwise what a visitor gets. */
export const sitesOf =
  (variants: SiteVariants, previews: Previews): SitesOf =>
  async ({ raw }) => {
    try {
      return (await previews.of(raw.headers.cookie)) ?? variants.of(raw);
    } catch (error) {
      if (error instanceof PreviewRefused) return error;
      throw error;
    }
  };
