export const COOKIE_BANNER_ID = 'cookie-banner';
