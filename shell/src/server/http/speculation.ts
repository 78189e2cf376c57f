import { createHash } from 'node:crypto';

/** Links that open something on the page, or lead where loading ahead is of no use. */
const NOT_AHEAD = '[data-live], [aria-haspopup], [download], [target], [rel~="nofollow"]';

/**
 * Browsers that support it fetch the page of a link ahead once it is pointed at or touched. In the page itself, because a file
 * would be one more request of every visit.
 */
export const SPECULATION_RULES = JSON.stringify({
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

/** For the content policy, which allows these rules and no others. */
export const SPECULATION_HASH = `sha384-${createHash('sha384').update(SPECULATION_RULES).digest('base64')}`;
