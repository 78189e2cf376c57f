import type { Dealership } from '@forecourt/contracts';
import { comingDays, type IsoDate } from '@forecourt/rules';

/** How Schema.org says that a day is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** The dealership as Schema.org's AutoDealer. Its hours are the sales hours (D2). */
export function dealerJsonLd(dealership: Dealership, publicUrl: string, today: IsoDate) {
  const { tradingName, legalName, phoneE164, email, address, position, social, areasServed, salesHours, foundingYear } =
    dealership;
  const special = comingDays(dealership.specialDays, today);
  const open = salesHours.filter(({ opens, closes }) => opens !== null && closes !== null);
  return {
    '@type': 'AutoDealer',
    '@id': `${publicUrl}/#dealer`,
    name: tradingName,
    legalName,
    url: `${publicUrl}/`,
    telephone: phoneE164,
    email,
    foundingDate: String(foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.join(', '),
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    areaServed: areasServed,
    openingHoursSpecification: open.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({ date, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...(opens === null ? CLOSED : { opens, closes }),
      })),
    }),
    sameAs: [social.facebook, social.instagram].filter((page) => page !== null),
  };
}
