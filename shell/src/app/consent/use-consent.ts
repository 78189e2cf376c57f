import { useEffect, useState } from 'react';
import { type CookiePreferences, onConsent, readConsent } from './consent.ts';

/** The visitor's choice; null, as on the server, until the page has started. */
export function useConsent(): CookiePreferences | null {
  const [consent, setConsent] = useState<CookiePreferences | null>(null);
  useEffect(() => {
    const read = () => setConsent(readConsent());
    read();
    return onConsent(read);
  }, []);
  return consent;
}
