import type { ComponentProps, MouseEvent } from 'react';
import { opensElsewhere } from '../platform/opens-elsewhere.ts';
import type { NavigateOptions } from './history.ts';
import { useNavigate } from './hooks.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path of the site, with its query. */
  readonly to: string;
}

/** Whether the link leads to the path of this page. A link to a part of a page is left to the browser. */
const staysOnPage = ({ pathname, hash }: HTMLAnchorElement): boolean => pathname === window.location.pathname && hash === '';

/** A link within the site. To the path of this page, it changes the address in place; others load a document. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || target || opensElsewhere(event) || !staysOnPage(event.currentTarget)) return;
    event.preventDefault();
    navigate(to, {
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
      state,
    });
  };
  return (
    <a
      // Stays on the page: pressed before the page has started, it waits (the shell's `browser/boot`).
      data-live={preventScrollReset ? '' : undefined}
      {...rest}
      href={to}
      target={target}
      onClick={follow}
    />
  );
}
