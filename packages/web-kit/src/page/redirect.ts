/** What a loader throws to lead to another path of the site. */
export const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });
