import { Static, useQuery } from '@forecourt/web-kit';
import { fromAToZ } from '../../../stock/from-a-to-z.ts';
import { stockStatsQuery } from '../../../stock/get-stock-stats.ts';
import { Hero } from './hero.tsx';
import { HomeSections } from './home-sections.tsx';

/** The home page (product §2). */
export function HomePage() {
  const { data: stats } = useQuery(stockStatsQuery(''));
  const makes = fromAToZ(Object.keys(stats?.byMake ?? {}));
  return (
    <>
      <Hero makes={makes} />
      <Static>
        <HomeSections />
      </Static>
    </>
  );
}
