import { SPECULATION_HASH } from './speculation.ts';

/** For anything but pages: opened as a page, it could load and frame nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; a page replaces the content policy with its own. */
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
  // Browsers ignore it over plain HTTP.
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export interface PolicyOptions {
  readonly publicUrl: string;
  /** Lets the page connect to a development server. */
  readonly hotReload: boolean;
  /** Hash of the inline script in every page. */
  readonly inlineScript: string;
  /** Lets the page contain the frame with Google's map; only if a key is configured. */
  readonly googleMaps: boolean;
  /** Origin of the picture store for direct uploads by staff, if there is one. */
  readonly pictureStore: string | null;
}

/**
 * Scripts and styles from this origin only, each script with its hash; inline only the given one and the rules by which pages are
 * fetched ahead, no eval.
 */
export function contentPolicy({ publicUrl, hotReload, inlineScript, googleMaps, pictureStore }: PolicyOptions): string {
  const secure = publicUrl.startsWith('https:');
  return [
    "default-src 'none'",
    `script-src 'self' '${inlineScript}' '${SPECULATION_HASH}'`,
    "script-src-attr 'none'",
    "style-src 'self'",
    // A vehicle's picture may have an absolute address (product §2); an upload is previewed before it is stored.
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
