import { listingImage } from '@forecourt/rules';
import { PageMeta, today, useDealership, usePlatform } from '@forecourt/web-kit';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import type { ListedVehicle } from '../../../stock/listed-vehicle.ts';
import { writeStockFilters } from '../../../stock/stock-filters.ts';
import { STOCK_LIST } from '../../../stock/stock-link.ts';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { offerOf } from '../../../vehicle/offer-json-ld.ts';
import type { ActiveFilter } from '../active-filters.ts';

/** Number of vehicles in the structured data of a list (product §2). */
const LISTED = 20;

interface StockListMetaProps {
  readonly place: StockPlace;
  /** The filters in force. */
  readonly active: readonly ActiveFilter[];
  readonly vehicles: readonly ListedVehicle[];
}

const itemList = (vehicles: readonly ListedVehicle[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: vehicles.slice(0, LISTED).map((vehicle, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Vehicle',
      name: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      url: `${publicUrl}/vehicle/${vehicle.id}`,
      offers: offerOf(vehicle, publicUrl, today()),
    },
  })),
});

/** The head of the list page. The canonical address of a filtered list is the whole stock. */
export function StockListMeta({ place, active, vehicles }: StockListMetaProps) {
  const { areasText, brands } = useDealership();
  const { publicUrl } = usePlatform();
  const narrowed = writeStockFilters(place.filters) !== '' || place.from !== null;
  const picture = vehicles.map(listingImage).find((image) => image !== null);
  return (
    <PageMeta
      title={active.length > 0 ? `${active.map(({ label }) => label).join(', ')}: vans for sale` : 'Used and new vans for sale'}
      description={`Browse new and used vans from ${brands.slice(0, 4).join(', ')} and more, with prices with and without VAT. Serving ${areasText}.`}
      path={STOCK_LIST}
      noIndex={narrowed}
      {...(picture && { image: picture })}
      {...(!narrowed && { jsonLd: IN_BROWSER ? [] : [itemList(vehicles, publicUrl)] })}
    />
  );
}
