/** From this width on the links stand in the header (header.module.css). */
const IN_HEADER = '(min-width: 64rem)';

/** Closes the menu, a popover, when the focus leaves it for the page that it covers, and when the window has become wide. */
export function closeMenuInTime(): void {
  const menu = document.getElementById('main-menu');
  if (!menu?.hidePopover) return;
  // At the window, because the boot script keeps such events to itself until the page is awake.
  const onFocus = ({ target }: FocusEvent) => {
    const stays = target instanceof HTMLElement && (menu.contains(target) || target.matches('[popovertarget="main-menu"]'));
    if (!stays && menu.matches(':popover-open')) menu.hidePopover();
  };
  addEventListener('focusin', onFocus, true);
  matchMedia(IN_HEADER).addEventListener('change', ({ matches }) => matches && menu.hidePopover());
}
