/**
 * The address a page is rendered and kept under: its path and, sorted, those parts of the query that the page reads. All
 * else in a query (advertisers add what they like) changes nothing in the page and must not make another copy of it.
 */
export function pageAddress(pathname: string, search: URLSearchParams, readKeys: readonly string[]): string {
  const kept = [...search].filter(([key, value]) => value !== '' && readKeys.includes(key));
  kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}
