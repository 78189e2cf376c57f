/** Data for the map's own document, and the messages it sends to the surrounding page. */
export interface MapPlace {
  readonly key: string;
  /** Of the dealership. */
  readonly name: string;
  readonly address: string;
  /** Fallback if Google does not find the address. */
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

export type MapMessage = { readonly map: 'ready' } | { readonly map: 'failed'; readonly reason: string };

export const MAP_FRAME_PATH = '/map-frame';

/** Id of the element that the map is drawn in. */
export const MAP_ELEMENT = 'map';
/** Id of the element that holds the `MapPlace` as JSON. */
export const MAP_PLACE_ELEMENT = 'place';
