interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Opaque to us: made, and handed on. */
type GoogleMap = object;

/** What is used of https://developers.google.com/maps/documentation/javascript/reference. */
export interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: { center: Position; zoom: number }) => GoogleMap;
  readonly Marker: new (options: { map: GoogleMap; position: Position; title: string }) => object;
  readonly InfoWindow: new (options: { content: HTMLElement }) => { open: (place: { map: GoogleMap; anchor: object }) => void };
  readonly Geocoder: new () => {
    geocode: (
      request: { address: string; region: string },
      answer: (results: readonly { geometry: { location: { lat(): number; lng(): number } } }[] | null, status: string) => void,
    ) => void;
  };
}

declare global {
  /** Called by Google's script once all of it is there. */
  var forecourtMapReady: (() => void) | undefined;
  /** Called by Google's script when it does not accept the key. */
  var gm_authFailure: (() => void) | undefined;
  var google: { readonly maps: GoogleMaps } | undefined;
}
