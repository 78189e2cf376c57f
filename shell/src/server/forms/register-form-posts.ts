import { type Dealership, readAnswer } from '@forecourt/contracts';
import type { IsTrusted } from '@forecourt/server-kit';
import { type Api, createApi } from '@forecourt/web-kit';
import { type FormStart, newIdempotencyKey, whyNotSent } from '@forecourt/web-kit/forms';
import type { QueryClient } from '@tanstack/react-query';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormState, formStateKey, untouched } from '../../app/forms/form-state.ts';
import { forwarded } from '../edge/proxy.ts';
import type { TakeTurn } from '../http/turns.ts';
import { callService } from '../pages/call-service.ts';
import type { SendFreshPage } from '../pages/fresh-page.ts';
import type { SiteVariants } from '../pages/site-variants.ts';
import type { SitesOf } from '../pages/sites-of.ts';
import { PreviewRefused } from '../previews/previews.ts';
import { contactPost } from './contact.post.ts';
import { dataRequestPost } from './data-request.post.ts';
import type { FormPost } from './form-post.ts';

export interface FormPostsOptions {
  readonly variants: SiteVariants;
  readonly sites: SitesOf;
  readonly sendFreshPage: SendFreshPage;
  readonly resolveApi: (path: string) => string;
  readonly dealership: { readonly now: Dealership };
  readonly isTrusted: IsTrusted;
  /** For rendering a page that is not cached. */
  readonly takeTurn: TakeTurn;
}

const FORM_POSTS: readonly FormPost[] = [contactPost, dataRequestPost];

/** More than all fields at their maximum length in their longest encoding. */
const LARGEST_FORM_BYTES = 128 * 1024;

const startIn = (posted: URLSearchParams): FormStart => ({
  idempotencyKey: posted.get('idempotencyKey') || newIdempotencyKey(),
  formToken: posted.get('formToken'),
});

/**
 * Forms sent without scripts: the page confirms, or comes back with the messages beside its fields and everything as typed, to be
 * sent under the same key.
 */
export function registerFormPosts(
  server: FastifyInstance,
  { variants, sites, sendFreshPage, ...options }: FormPostsOptions,
): void {
  const apiFor = (request: FastifyRequest): Api =>
    createApi({
      resolve: options.resolveApi,
      headers: forwarded(request, options.isTrusted),
      send: callService,
      read: readAnswer,
    });

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const { page, path, fields, send } of FORM_POSTS) {
      scope.post<{ Body: unknown }>(path, async (request, reply) => {
        const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const values = Object.fromEntries(posted);
        const found = await sites(request);
        // What was typed is not lost because a preview is over.
        const plan = (found instanceof PreviewRefused ? variants.of(request.raw) : found).for(request.url);
        const { phone } = plan.site.dealershipFor(plan.match, options.dealership.now);
        const start = startIn(posted);
        const query = new URLSearchParams(request.url.split('?')[1]);
        const show = async (state: FormState, status: number) => {
          const end = await options.takeTurn(request, reply);
          if (end === null) return reply;
          const prepare = (client: QueryClient) => client.setQueryData(formStateKey(page), state);
          return sendFreshPage(request, reply, plan, { status, prepare }).finally(end);
        };
        try {
          const sent = await send({ values, query, start, api: apiFor(request) });
          return await show({ ...untouched(start), sent }, 200);
        } catch (error) {
          const { status, fields: wrong, notice } = whyNotSent(error, fields, phone);
          request.log.warn({ err: error, path }, 'a form was not accepted');
          const typed = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
          return show({ start, values: typed, fields: wrong, notice }, status);
        }
      });
    }
  });
}
