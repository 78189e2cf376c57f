import type { ComponentProps } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {}

/** A link within the site, followed without loading a document. React Router's own component includes unneeded prefetching code. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
  });
  return (
    <a
      // Stays on the page: pressed before the page has started, it waits (the shell's `browser/boot`).
      data-live={preventScrollReset ? '' : undefined}
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
