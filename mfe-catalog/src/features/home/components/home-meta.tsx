import type { Vehicle } from '@forecourt/contracts';
import { listingImage } from '@forecourt/rules';
import { PageMeta, today, useDealership, usePlatform } from '@forecourt/web-kit';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import { dealerJsonLd } from '../../../vehicle/dealer-json-ld.ts';

/** The head of the home page, with the dealership for search engines. */
export function HomeMeta({ featured }: { readonly featured: Vehicle | null }) {
  const dealership = useDealership();
  const { publicUrl } = usePlatform();
  const { areasText, salesHours, address } = dealership;
  const picture = featured && listingImage(featured);
  return (
    <PageMeta
      title={`New and used vans in ${address.town}`}
      description={`New and used commercial vans with competitive finance options. Serving ${areasText}. ${salesHours.map(({ text }) => text).join(', ')}.`}
      path="/"
      {...(picture && { image: picture })}
      jsonLd={IN_BROWSER ? [] : [{ '@context': 'https://schema.org', ...dealerJsonLd(dealership, publicUrl, today()) }]}
    />
  );
}
