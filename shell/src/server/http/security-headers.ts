/** Of whatever is no page: were it opened as one, it could load and frame nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries; a page puts its own content policy in place of this one. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': NO_PAGE,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  // Over plain HTTP browsers ignore it; said only where it is meant.
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export interface PolicyOptions {
  readonly publicUrl: string;
  /** Lets the page hear a development server. */
  readonly hotReload: boolean;
  /** Hash of the script that stands in every page. */
  readonly inlineScript: string;
  /** Lets the page hold the frame of Google's map: only where a key for it is configured. */
  readonly googleMaps: boolean;
  /** Where staff send pictures straight to the store, if they do: the origin. */
  readonly pictureStore: string | null;
}

/**
 * Scripts and styles from this origin only, each script with its hash; inline the one that is named, no eval. A streamed
 * page needs React's small inline scripts: they carry the nonce of their response.
 */
export function contentPolicy(
  { publicUrl, hotReload, inlineScript, googleMaps, pictureStore }: PolicyOptions,
  nonce?: string,
): string {
  const secure = publicUrl.startsWith('https:');
  return [
    "default-src 'none'",
    `script-src 'self' '${inlineScript}'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    // A vehicle's picture may be an absolute address (product §2); one that staff upload is shown before it is stored.
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    `connect-src 'self'${pictureStore ? ` ${pictureStore}` : ''}${hotReload ? ' ws://127.0.0.1:*' : ''}`,
    ...(googleMaps ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
