import { PAGE_REPORTS_PATH, type PageReport, pageReportSchema, type ReleaseId } from '@forecourt/contracts';
import { askingNetwork, type IsTrusted } from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import type { SiteVariants } from '../pages/site-variants.ts';
import { carriesPreview } from '../previews/preview-cookie.ts';
import type { Observations } from './observations.ts';
import type { Reported, Timed } from './release-counts.ts';

/** More than any report. */
const MOST_BYTES = 2_048;

export interface PageReportsOptions {
  readonly observations: Observations;
  readonly variants: SiteVariants;
  readonly isTrusted: IsTrusted;
}

/**
 * What browsers report of pages. Only releases that are compared count, each network's a few times, and only those that this visitor
 * is given: nobody reports for the others. A page that was opened yesterday, or elsewhere, reports in vain.
 */
export function registerPageReports(server: FastifyInstance, options: PageReportsOptions): void {
  const { observations, variants, isTrusted } = options;
  const count = ({ releases, ...seen }: PageReport, given: readonly ReleaseId[], network: string) => {
    for (const release of given) {
      const counts = observations.find(release);
      if (!counts || !releases.some(({ name, version }) => name === release.name && version === release.version)) continue;
      const add = (figure: Reported, isSeen: boolean) => isSeen && counts.add(figure, network);
      const addTime = (figure: Timed, time: number | null) => time !== null && counts.addTime(figure, time, network);
      const hasThrown = seen.boundaryErrors.includes(release.name);
      add('boundaryErrors', hasThrown);
      add('hydrationErrors', !hasThrown && seen.hydrationErrors.includes(release.name));
      add('awake', seen.awake);
      add('enquiriesBegun', seen.enquiryBegun);
      addTime('lcp', seen.lcp);
      addTime('inp', seen.inp);
    }
  };

  server.post<{ Body: unknown }>(PAGE_REPORTS_PATH, { bodyLimit: MOST_BYTES }, (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    // Another site could have its visitors' browsers report.
    if (site !== 'same-origin') return sendProblem(reply, 403, 'Reports come from pages of this site.');
    const report = pageReportSchema.safeParse(request.body);
    if (!report.success) return sendProblem(reply, 400, 'This is not a report of a page.');
    const given = carriesPreview(request.headers.cookie) ? undefined : variants.of(request.raw).site.observer?.builds;
    count(report.data, given ?? [], askingNetwork(request.raw, isTrusted));
    return reply.code(204).send();
  });
}
