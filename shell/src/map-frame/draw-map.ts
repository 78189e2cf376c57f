import type { GoogleMaps } from './google-maps.ts';
import { loadGoogleMaps } from './load-google-maps.ts';
import { MAP_ELEMENT, MAP_PLACE_ELEMENT, type MapMessage, type MapPlace } from './map-frame.ts';

/** Delay of the info window after the map has loaded (product §9). */
const INFO_WINDOW_DELAY_MS = 1_000;

const tell = (message: MapMessage) => parent.postMessage(message, location.origin);
const fail = (reason: string) => tell({ map: 'failed', reason });

/** The address by Google's geocoder, or the position in the settings if it finds none. */
function locate({ Geocoder }: GoogleMaps, { address, lat, lng }: MapPlace): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve) => {
    new Geocoder().geocode({ address, region: 'gb' }, (results, status) => {
      const found = status === 'OK' ? results?.[0]?.geometry.location : undefined;
      resolve(found ? { lat: found.lat(), lng: found.lng() } : { lat, lng });
    });
  });
}

/** Created as DOM nodes, so that Google shows it as text. */
function infoText({ name, address }: MapPlace): HTMLElement {
  const text = document.createElement('p');
  const title = document.createElement('b');
  title.textContent = name;
  text.append(title, document.createElement('br'), address);
  return text;
}

async function draw(place: MapPlace, element: HTMLElement): Promise<void> {
  const maps = await loadGoogleMaps(place.key);
  const center = await locate(maps, place);
  const map = new maps.Map(element, { center, zoom: place.zoom });
  const marker = new maps.Marker({ map, position: center, title: place.name });
  const info = new maps.InfoWindow({ content: infoText(place) });
  setTimeout(() => info.open({ map, anchor: marker }), INFO_WINDOW_DELAY_MS);
  tell({ map: 'ready' });
}

globalThis.gm_authFailure = () => fail('Google Maps does not accept the key');
const element = document.getElementById(MAP_ELEMENT);
const place: MapPlace = JSON.parse(document.getElementById(MAP_PLACE_ELEMENT)?.textContent ?? '');
if (element) draw(place, element).catch((error) => fail(error instanceof Error ? error.message : String(error)));
