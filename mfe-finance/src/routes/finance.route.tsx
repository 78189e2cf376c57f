import type { RouteModule } from '@forecourt/web-kit';
import { FINANCE_KEYS } from '../calculator/finance-address.ts';
import { FinancePage } from '../features/finance-page/components/finance-page.tsx';

export const Component = FinancePage;
/** Made of settings and its address alone: kept until the micro-frontend is released anew. */
export const tags: RouteModule['tags'] = () => [];
export const queryKeys: RouteModule['queryKeys'] = FINANCE_KEYS;
