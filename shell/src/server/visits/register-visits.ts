import { VISITS_PATH, visitSchema } from '@forecourt/contracts';
import type { FastifyInstance } from 'fastify';
import { OBJECTION_PATH, VISIT_COUNTS_PATH } from '../../app/visits/visit-paths.ts';
import { sendProblem } from '../http/problems.ts';
import { carriesPreview } from '../previews/preview-cookie.ts';
import { OBJECTION_COOKIE, objectionIn } from './counts.ts';
import type { VisitCounter } from './visit-counter.ts';

const MOST_BYTES = 256;
/** 400 days: longer is not kept by any browser. */
const KEPT_SECONDS = 400 * 24 * 3_600;

export interface VisitRoutesOptions {
  readonly visits: VisitCounter;
  readonly publicUrl: string;
}

/** What browsers say of visits, and the objection, which works without scripts. */
export function registerVisits(server: FastifyInstance, { visits, publicUrl }: VisitRoutesOptions): void {
  server.post<{ Body: unknown }>(VISITS_PATH, { bodyLimit: MOST_BYTES }, (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin', cookie } = request.headers;
    // Another site could have its visitors' browsers count.
    if (site !== 'same-origin') return sendProblem(reply, 403, 'Visits are told by pages of this site.');
    const visit = visitSchema.safeParse(request.body);
    if (!visit.success) return sendProblem(reply, 400, 'This is not a visit.');
    if (!carriesPreview(cookie)) visits.count(request.raw, visit.data.vehicleId, visit.data.kind);
    return reply.code(204).send();
  });

  // The page is the same for everybody, so its address says how it is, and an address that says otherwise leads there.
  server.addHook('onRequest', (request, reply, done) => {
    const [path, query] = request.url.split('?');
    if (path !== VISIT_COUNTS_PATH || request.method !== 'GET') return done();
    const said = new URLSearchParams(query).get('done');
    const state = objectionIn(request.headers) ?? (said === 'on' ? 'on' : null);
    if (said === state) return done();
    void reply
      .header('cache-control', 'private, no-store')
      .redirect(state === null ? VISIT_COUNTS_PATH : `${VISIT_COUNTS_PATH}?done=${state}`, 303);
  });

  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${OBJECTION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Body: unknown }>(OBJECTION_PATH, (request, reply) => {
      const objects = request.body instanceof URLSearchParams && request.body.get('objection') !== 'no';
      return reply
        .header('cache-control', 'private, no-store')
        .header('set-cookie', objects ? cookie('1', KEPT_SECONDS) : cookie('', 0))
        .redirect(`${VISIT_COUNTS_PATH}?done=${objects ? 'off' : 'on'}`, 303);
    });
  });
}
