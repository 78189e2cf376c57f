import { PolicyPage } from '../policy/policy-page.tsx';
import { aboutTheseTerms } from './sections/about-these-terms.tsx';
import { complaints } from './sections/complaints.tsx';
import { depositsAndReservations } from './sections/deposits-and-reservations.tsx';
import { distanceSales } from './sections/distance-sales.tsx';
import { finance } from './sections/finance.tsx';
import { liabilityAndLaw } from './sections/liability-and-law.tsx';
import { partExchange } from './sections/part-exchange.tsx';
import { pricesAndVat } from './sections/prices-and-vat.tsx';
import { stockAndDescriptions } from './sections/stock-and-descriptions.tsx';
import { usingThisWebsite } from './sections/using-this-website.tsx';
import { warranty } from './sections/warranty.tsx';

const SECTIONS = [
  aboutTheseTerms,
  usingThisWebsite,
  stockAndDescriptions,
  pricesAndVat,
  depositsAndReservations,
  finance,
  distanceSales,
  partExchange,
  warranty,
  complaints,
  liabilityAndLaw,
];

/** Product §2: 11 sections, last updated 30 July 2025, link to /privacy-policy. */
export function Component() {
  return (
    <PolicyPage
      title="Terms and Conditions"
      description="The terms for using this website and for buying from us: prices and VAT, deposits, finance, distance sales, part-exchange, warranty and complaints."
      path="/terms-conditions"
      lastUpdated="30 July 2025"
      sections={SECTIONS}
    />
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
