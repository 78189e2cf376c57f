import type { GoogleMaps } from './google-maps.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** The same as for the shell's own scripts. */
const SCRIPT_TIMEOUT_MS = 12_000;

/** Runs Google's script. Rejects if it does not load in time. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Google Maps did not come in time')), SCRIPT_TIMEOUT_MS);
    globalThis.forecourtMapReady = () => {
      clearTimeout(timer);
      const maps = globalThis.google?.maps;
      if (maps) resolve(maps);
      else reject(new Error('Google Maps is not what was loaded'));
    };
    const script = document.createElement('script');
    script.onerror = () => reject(new Error('Google Maps could not be loaded'));
    script.async = true;
    script.src = `${SCRIPT}?${new URLSearchParams({ key, v: 'weekly', loading: 'async', region: 'GB', callback: 'forecourtMapReady' })}`;
    document.head.append(script);
  });
}
