import { PAGE_REPORTS_PATH, type PageReport, pageReportSchema } from '@forecourt/contracts';
import { askingNetwork, type IsTrusted } from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import type { Observations } from './observations.ts';
import type { Reported, Timed } from './release-counts.ts';

/** More than any report. */
const MOST_BYTES = 2_048;

export interface PageReportsOptions {
  readonly observations: Observations;
  readonly isTrusted: IsTrusted;
}

/** What browsers report of pages. Only releases that are compared count, each network's a few times. */
export function registerPageReports(server: FastifyInstance, { observations, isTrusted }: PageReportsOptions): void {
  const count = ({ releases, ...seen }: PageReport, network: string) => {
    for (const release of releases) {
      const counts = observations.find(release);
      if (!counts) continue;
      const add = (figure: Reported, isSeen: boolean) => isSeen && counts.add(figure, network);
      const addTime = (figure: Timed, time: number | null) => time !== null && counts.addTime(figure, time, network);
      add('boundaryErrors', seen.boundaryErrors.includes(release.name));
      add('hydrationErrors', seen.hydrationErrors.includes(release.name));
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
    count(report.data, askingNetwork(request.raw, isTrusted));
    return reply.code(204).send();
  });
}
