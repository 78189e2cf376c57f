import type { GoogleMaps } from './google-maps.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** As long as the shell waits for its own scripts. */
const SCRIPT_TIMEOUT_MS = 12_000;

let loading: Promise<GoogleMaps> | undefined;

function runScript(key: string): Promise<GoogleMaps> {
  const script = document.createElement('script');
  const loaded = new Promise<GoogleMaps>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Google Maps did not come in time')), SCRIPT_TIMEOUT_MS);
    const fail = (reason: string) => () => reject(new Error(reason));
    globalThis.gm_authFailure = fail('Google Maps does not accept the key');
    globalThis.forecourtMapReady = () => {
      clearTimeout(timer);
      const maps = globalThis.google?.maps;
      if (maps) resolve(maps);
      else reject(new Error('Google Maps is not what was loaded'));
    };
    script.onerror = fail('Google Maps could not be loaded');
    script.async = true;
    script.src = `${SCRIPT}?${new URLSearchParams({ key, v: 'weekly', loading: 'async', region: 'GB', callback: 'forecourtMapReady' })}`;
    document.head.append(script);
  });
  loaded.catch(() => script.remove());
  return loaded;
}

/** Google's script, fetched once. Only after the visitor has allowed it (D29). What failed is tried again when asked again. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  if (loading) return loading;
  const fresh = runScript(key);
  loading = fresh;
  fresh.catch(() => {
    loading = undefined;
  });
  return fresh;
}
