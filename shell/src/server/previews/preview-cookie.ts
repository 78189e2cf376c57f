const COOKIE = 'forecourt_preview';

/** More than any link's. */
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,2000})(?:;|$)`);

/** Whether a request may be for a preview: asked before every page that is in memory. */
export const carriesPreview = (cookies: string | undefined): boolean => cookies?.includes(`${COOKIE}=`) ?? false;

/** The token of a preview. */
export const previewIn = (cookies: string | undefined): string | undefined => PATTERN.exec(cookies ?? '')?.[1];

/** Over plain HTTP, as in a local network, a browser would not keep a secure one. */
const cookie = (publicUrl: string, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** A `Set-Cookie` value with which every page of the site shows the preview until its end. */
export const previewCookie = (publicUrl: string, token: string, until: string): string =>
  cookie(publicUrl, token, Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000)));

export const noPreviewCookie = (publicUrl: string): string => cookie(publicUrl, '', 0);
