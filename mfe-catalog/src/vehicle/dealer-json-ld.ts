import type { Dealership } from '@forecourt/contracts';

/** The dealership as Schema.org's AutoDealer. Its hours are the sales hours (D2). */
export function dealerJsonLd(dealership: Dealership, publicUrl: string) {
  const { tradingName, legalName, phoneE164, email, address, position, social, areasServed, salesHours, foundingYear } =
    dealership;
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
    sameAs: [social.facebook, social.instagram].filter((page) => page !== null),
  };
}
