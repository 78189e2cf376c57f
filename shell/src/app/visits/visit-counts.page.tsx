import type { RouteModule } from '@forecourt/web-kit';
import { VisitCounts } from './visit-counts.tsx';

export const Component = VisitCounts;
export const tags: NonNullable<RouteModule['tags']> = () => [];
export const queryKeys = ['done'];
export const isOnlyRead = true;
