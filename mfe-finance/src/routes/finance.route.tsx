import type { RouteModule } from '@forecourt/web-kit';
import { FINANCE_KEYS } from '../calculator/finance-address.ts';
import { FinancePage } from '../finance-page/finance-page.tsx';

export const Component = FinancePage;
/** Depends only on settings and the URL, so it is cached until the next release. */
export const tags: RouteModule['tags'] = () => [];
export const queryKeys: RouteModule['queryKeys'] = FINANCE_KEYS;
