import { useEffect, useState } from 'react';
import { usePart } from '../parts/use-part.ts';
import { useConsent } from './consent.ts';
import { onCookieSettings } from './cookie-settings.tsx';

/** Delay of the banner after the page has loaded (product §9). */
const BANNER_DELAY_MS = 2_000;

const fetchBanner = async () => (await import(/* webpackChunkName: "later" */ './cookie-parts.tsx')).CookieBanner;
const fetchChoices = async () => (await import(/* webpackChunkName: "later" */ './cookie-parts.tsx')).CookieChoices;

/** Asks once for cookies that are not essential, and again whenever the visitor opens the choices (D29). */
export function CookieConsent() {
  const consent = useConsent();
  const [due, setDue] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const asking = due && consent === null;
  const Banner = usePart(asking, fetchBanner);
  const Choices = usePart(choosing, fetchChoices);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onCookieSettings(() => setChoosing(true)), []);

  return (
    <>
      {asking && Banner && <Banner onCustomize={() => setChoosing(true)} />}
      {choosing && Choices && <Choices consent={consent} onClose={() => setChoosing(false)} />}
    </>
  );
}
