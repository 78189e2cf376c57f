import type { Dealership } from '@forecourt/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GoogleMaps } from './google-maps.ts';
import { loadGoogleMaps } from './load-google-maps.ts';
import styles from './map.module.css';

/** From when the map is there until its info window opens (specification §9). */
const INFO_WINDOW_DELAY_MS = 1_000;

export interface GoogleMapProps {
  readonly apiKey: string;
  readonly dealership: Dealership;
  readonly address: string;
  readonly zoom: number;
  readonly onReady: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Where Google finds the address; the position of the settings when it finds none. */
function locate({ Geocoder }: GoogleMaps, address: string, { position }: Dealership): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve) => {
    new Geocoder().geocode({ address, region: 'gb' }, (results, status) => {
      const found = status === 'OK' ? results?.[0]?.geometry.location : undefined;
      resolve(found ? { lat: found.lat(), lng: found.lng() } : { lat: position.latitude, lng: position.longitude });
    });
  });
}

/** Built by hand, so that Google shows it as text. */
function infoText(name: string, address: string): HTMLElement {
  const text = document.createElement('p');
  const title = document.createElement('b');
  title.textContent = name;
  text.append(title, document.createElement('br'), address);
  return text;
}

/** The map itself. Rendering it loads Google's script. */
export function GoogleMap({ apiKey, dealership, address, zoom, onReady, onFailure }: GoogleMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(async (left: AbortSignal) => {
    const maps = await loadGoogleMaps(apiKey);
    const center = await locate(maps, address, dealership);
    if (left.aborted || !place.current) return;
    const map = new maps.Map(place.current, { center, zoom });
    const marker = new maps.Marker({ map, position: center, title: dealership.tradingName });
    const info = new maps.InfoWindow({ content: infoText(dealership.tradingName, address) });
    const timer = setTimeout(() => info.open({ map, anchor: marker }), INFO_WINDOW_DELAY_MS);
    left.addEventListener('abort', () => clearTimeout(timer));
    onReady();
  });
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const leave = new AbortController();
    show(leave.signal).catch((error) => leave.signal.aborted || fail(error));
    return () => leave.abort();
  }, []);

  return <div ref={place} className={styles.google} />;
}
