import { sayNotLoaded, usePart } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { CookieBanner } from './cookie-banner.tsx';
import { onCookieSettings } from './cookie-settings-event.ts';

const fetchChoices = async () => (await import(/* webpackChunkName: "cookie-choices" */ './cookie-choices.tsx')).CookieChoices;

/** Asks once for cookies that are not essential, and again whenever the visitor opens the choices (D29). */
export function CookieConsent() {
  const [choosing, setChoosing] = useState(false);
  const Choices = usePart(choosing, fetchChoices, () => {
    setChoosing(false);
    sayNotLoaded();
  });
  useEffect(() => onCookieSettings(() => setChoosing(true)), []);
  return (
    <>
      <CookieBanner />
      {choosing && Choices && <Choices onClose={() => setChoosing(false)} />}
    </>
  );
}
