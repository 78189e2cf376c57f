/**
 * The address under which a page is rendered and cached: its path and, sorted, the query parameters that the page reads. Others
 * (advertisers add many) do not change the page and must not create another copy of it.
 */
export function pageAddress(pathname: string, search: URLSearchParams, readKeys: readonly string[]): string {
  const kept = [...search].filter(([key, value]) => value !== '' && readKeys.includes(key));
  kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}
