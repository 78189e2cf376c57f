/** What dealer systems head the days of a van, letters and figures alone. */

const FIRSTS = ['first', '1st'];
const REGISTRATIONS = ['reg', 'regd', 'regn', 'registered', 'registration'];

/** "Date First Reg", "1st Reg Date", "Date of first registration", "First registered on", "Regn date". */
export const FIRST_REGISTERED: readonly string[] = [
  ...['', ...FIRSTS].flatMap((first) =>
    REGISTRATIONS.flatMap((registration) => {
      const named = `${first}${registration}`;
      return [`date${named}`, `dateof${named}`, `${named}date`, `${named}on`];
    }),
  ),
  ...FIRSTS.flatMap((first) => REGISTRATIONS.map((registration) => `${first}${registration}`)),
  'registered',
  'dateregisteredfirst',
  'dateoffirstuse',
  'datefirstused',
  'firstused',
  'dofr',
  'dor',
  'dfr',
];

const STOCKED = ['instock', 'intostock', 'stockin', 'stock', 'stocked', 'stockedin', 'in', 'added', 'addedtostock'];
const GOT = ['purchase', 'purchased', 'acquired', 'acquisition', 'bought', 'arrived', 'arrival', 'received', 'intake'];

/** "Date into stock", "Date In", "Stock-in date", "Arrived", "Date of purchase". */
export const IN_STOCK: readonly string[] = [
  ...[...STOCKED, ...GOT].flatMap((what) => [`date${what}`, `${what}date`, `${what}on`]),
  ...GOT.map((what) => `dateof${what}`),
  ...['acquired', 'bought', 'purchased', 'arrived', 'received', 'stocked', 'instocksince', 'intostock', 'stockin', 'instockfrom'],
  'stockentrydate',
  'datearrivedinstock',
  'arrivalinstock',
];
