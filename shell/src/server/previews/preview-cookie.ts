const COOKIE = 'forecourt_preview';

/** Longer than a link works: whoever comes back later is told that it has ended. */
const DAY_SECONDS = 24 * 60 * 60;

/** More than any link's. */
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,2000})(?:;|$)`);

/** Whether a request may be for a preview: asked before every page that is in memory. */
export const carriesPreview = (cookies: string | undefined): boolean => cookies?.includes(`${COOKIE}=`) ?? false;

/** The token of a preview. */
export const previewIn = (cookies: string | undefined): string | undefined => PATTERN.exec(cookies ?? '')?.[1];

const cookie = (publicUrl: string, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** A `Set-Cookie` value with which every page of the site shows the preview. */
export const previewCookie = (publicUrl: string, token: string): string => cookie(publicUrl, token, DAY_SECONDS);

export const noPreviewCookie = (publicUrl: string): string => cookie(publicUrl, '', 0);
