import { buttonClass, ClosingCall, Section, Skeleton } from '@forecourt/ui';
import { Link, Still, useDealership, useQuery } from '@forecourt/web-kit';
import { stockStatsQuery } from '../../../stock/get-stock-stats.ts';
import { STOCK_LIST } from '../../../stock/stock-link.ts';
import { featuredVehicleQuery } from '../api/get-featured-vehicle.ts';
import { firstVehiclesQuery } from '../first-vehicles.ts';
import { FeaturedVan } from './featured-van.tsx';
import { Hero } from './hero.tsx';
import { HomeMeta } from './home-meta.tsx';
import styles from './home-page.module.css';
import { Makes } from './makes.tsx';
import { OurStock, STOCK_HEADING } from './our-stock.tsx';
import { Promises } from './promises.tsx';
import { SectionHead } from './section-head.tsx';
import { WarrantyScale } from './warranty-scale.tsx';

/** The home page (product §2). */
export function HomePage() {
  const dealership = useDealership();
  const { data: stats } = useQuery(stockStatsQuery(''));
  const { data: featured } = useQuery({ ...featuredVehicleQuery, throwOnError: true });
  const { data: stock } = useQuery({ ...firstVehiclesQuery, throwOnError: true });
  const makes = Object.keys(stats?.byMake ?? {}).sort((a, b) => a.localeCompare(b, 'en-GB'));
  return (
    <>
      <HomeMeta featured={featured ?? null} />
      <Hero makes={makes} />
      <Still of={[featured, stock]}>
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
      </Still>
    </>
  );
}
