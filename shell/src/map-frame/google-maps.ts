interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Opaque: only passed on. */
type GoogleMap = object;

/** The part we use of https://developers.google.com/maps/documentation/javascript/reference. */
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
  /** Called by Google's script once it has loaded completely. */
  var forecourtMapReady: (() => void) | undefined;
  /** Called by Google's script if it rejects the key. */
  var gm_authFailure: (() => void) | undefined;
  var google: { readonly maps: GoogleMaps } | undefined;
}
