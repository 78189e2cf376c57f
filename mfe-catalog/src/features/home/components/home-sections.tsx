import { buttonClass, ClosingCall, Section, Skeleton } from '@forecourt/ui';
import { Link, useDealership, useQuery } from '@forecourt/web-kit';
import { STOCK_LIST } from '../../../stock/stock-link.ts';
import { featuredVehicleQuery } from '../api/get-featured-vehicle.ts';
import { firstVehiclesQuery } from '../first-vehicles.ts';
import { FeaturedVan } from './featured-van.tsx';
import { HomeMeta } from './home-meta.tsx';
import styles from './home-sections.module.css';
import { Makes } from './makes.tsx';
import { OurStock, STOCK_HEADING } from './our-stock.tsx';
import { Promises } from './promises.tsx';
import { SectionHead } from './section-head.tsx';
import { WarrantyScale } from './warranty-scale.tsx';

/** What the home page shows below its search, and its head: all of it is only read. */
export function HomeSections() {
  const dealership = useDealership();
  const { data: featured } = useQuery({ ...featuredVehicleQuery, throwOnError: true });
  const { data: stock } = useQuery({ ...firstVehiclesQuery, throwOnError: true });
  return (
    <>
      <HomeMeta featured={featured ?? null} />
      <Makes />
      <Section labelledBy="featured-heading">
        <SectionHead id="featured-heading" title="Featured Van of the Week" />
        {featured === undefined ? <Skeleton className={styles.featured} /> : <FeaturedVan vehicle={featured} />}
      </Section>
      <Section surface="quiet" labelledBy={STOCK_HEADING}>
        <OurStock vehicles={stock?.vehicles} />
      </Section>
      <Promises />
      <WarrantyScale />
      <ClosingCall
        title="Come and measure one yourself"
        text="Call before you set off and we'll have the van out front, unlocked and empty."
        telephone={dealership}
      >
        <Link to={STOCK_LIST} className={buttonClass({ variant: 'primary' })}>
          Browse All Vehicles
        </Link>
      </ClosingCall>
    </>
  );
}
