const EVENT = 'shell:cookie-settings';

export const openCookieChoices = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Calls back when somebody opens the cookie choices; returns how to unsubscribe. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}
