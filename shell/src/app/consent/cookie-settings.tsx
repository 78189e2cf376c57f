import type { ReactNode } from 'react';

/** Where the cookie choices are explained; a link there opens them. */
export const COOKIE_SETTINGS = '/cookie-policy#your-choices';

export interface CookieSettingsLinkProps {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Opens the cookie choices, by `browser/frame/cookie-banner.ts`. Without scripts, when nothing else is stored
 * either, it links to the policy's section on them.
 */
export function CookieSettingsLink({ children = 'Cookie settings', className }: CookieSettingsLinkProps) {
  return (
    <a href={COOKIE_SETTINGS} className={className} aria-haspopup="dialog" data-consent="choose">
      {children}
    </a>
  );
}
