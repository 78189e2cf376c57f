import { STOCK_TAG } from '@forecourt/contracts';
import type { RouteModule } from '@forecourt/web-kit';
import { featuredVehicleQuery } from '../features/home/api/get-featured-vehicle.ts';
import { HomePage } from '../features/home/components/home-page.tsx';
import { firstVehiclesQuery } from '../features/home/first-vehicles.ts';
import { stockStatsQuery } from '../stock/get-stock-stats.ts';

export const loader: RouteModule['loader'] = async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(stockStatsQuery('')),
    queryClient.ensureQueryData(featuredVehicleQuery),
    queryClient.ensureQueryData(firstVehiclesQuery),
  ]);
};

export const Component = HomePage;
export const tags: RouteModule['tags'] = () => [STOCK_TAG];
export const queryKeys: RouteModule['queryKeys'] = [];
