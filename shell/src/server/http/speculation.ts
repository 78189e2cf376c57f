import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/** Links that open something on the page, or lead where loading ahead is of no use. */
const NOT_AHEAD = '[data-live], [aria-haspopup], [download], [target], [rel~="nofollow"]';

/** Browsers that support it fetch the page of a link ahead once it is pointed at or touched. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/api/*', '/contact', '/data-subject-rights'] } },
          { not: { selector_matches: NOT_AHEAD } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The header of pages that names the rules. */
export const speculationHeader = { 'speculation-rules': `"${PATH}"` };

/** Serves the rules by which browsers load the next page ahead. */
export function registerSpeculationRules(server: FastifyInstance): void {
  server.get(PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/speculationrules+json').send(RULES),
  );
}
