import { Link } from '@forecourt/web-kit';
import type { ReactNode } from 'react';

const EVENT = 'shell:cookie-settings';

/** Calls back when somebody opens the cookie choices; returns how to unsubscribe. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}

export interface CookieSettingsLinkProps {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Opens the cookie choices. Without scripts, when nothing else is stored either, it links to the policy's section on them. */
export function CookieSettingsLink({ children = 'Cookie settings', className }: CookieSettingsLinkProps) {
  return (
    <Link
      to="/cookie-policy#your-choices"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        window.dispatchEvent(new Event(EVENT));
      }}
    >
      {children}
    </Link>
  );
}
