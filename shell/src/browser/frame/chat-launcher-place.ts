import { placeLauncher } from '../../app/chat/place-launcher.ts';

/** Keeps the chat's button clear of the page's controls while that is scrolled or changes its size. */
export function followChatLauncher(): void {
  const look = () => requestAnimationFrame(placeLauncher);
  new ResizeObserver(look).observe(document.body);
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
}
