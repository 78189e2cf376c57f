import { LEAVE_PREVIEW_PATH, OPEN_PREVIEW_PATH } from '@forecourt/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PREVIEW_ENDED_PATH } from '../../app/preview/preview-paths.ts';
import { noPreviewCookie, previewCookie } from './preview-cookie.ts';
import { PreviewRefused, type Previews } from './previews.ts';

export interface PreviewRoutesOptions {
  readonly previews: Previews;
  readonly publicUrl: string;
}

/** A redirect that nothing keeps. @param cookie a `Set-Cookie` value. */
const lead = (reply: FastifyReply, to: string, cookie: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('set-cookie', cookie).redirect(to, 303);

/** Ends a preview that cannot be shown, with a page that says why. */
export const endPreview = (reply: FastifyReply, { fault }: PreviewRefused, publicUrl: string): FastifyReply =>
  lead(reply, `${PREVIEW_ENDED_PATH}?why=${fault}`, noPreviewCookie(publicUrl));

/** The page on which somebody presses 'Leave preview': always one of this site. */
function pageOf(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.replace(/^\/+/, '/') + search;
}

/** Opening a preview by its link, and leaving it. */
export function registerPreviews(server: FastifyInstance, { previews, publicUrl }: PreviewRoutesOptions): void {
  server.get<{ Querystring: { token?: unknown } }>(OPEN_PREVIEW_PATH, async (request, reply) => {
    const { token } = request.query;
    try {
      if (typeof token !== 'string') throw new PreviewRefused('invalid');
      // Mail programs break lines in links.
      const link = token.trim();
      const { site, until } = await previews.open(link);
      return lead(reply, site.firstPathOfCandidate, previewCookie(publicUrl, link, until));
    } catch (error) {
      if (error instanceof PreviewRefused) return endPreview(reply, error, publicUrl);
      throw error;
    }
  });

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null),
    );
    scope.post(LEAVE_PREVIEW_PATH, (request, reply) => lead(reply, pageOf(request.headers.referer), noPreviewCookie(publicUrl)));
  });
}
