import { Static, useQuery } from '@forecourt/web-kit';
import { stockStatsQuery } from '../../../stock/get-stock-stats.ts';
import { Hero } from './hero.tsx';
import { HomeSections } from './home-sections.tsx';

/** The home page (product §2). */
export function HomePage() {
  const { data: stats } = useQuery(stockStatsQuery(''));
  const makes = Object.keys(stats?.byMake ?? {}).sort((a, b) => a.localeCompare(b, 'en-GB'));
  return (
    <>
      <Hero makes={makes} />
      <Static>
        <HomeSections />
      </Static>
    </>
  );
}
