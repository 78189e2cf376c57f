import type { Diary, EnquiriesToday, LookedAt, StockToday, StockValue } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** What is read again when a record of a kind has changed; without a kind, all of it. */
export const todayKey = (kind?: 'vehicle' | 'enquiry'): readonly string[] => ['staff', 'today', ...(kind ? [kind] : [])];

const always = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** GET /api/inquiries/today: what customers wait for. */
export const enquiriesTodayQuery = () =>
  queryOptions({
    queryKey: todayKey('enquiry'),
    queryFn: ({ signal }) => staffApi.json<EnquiriesToday>('/api/inquiries/today', { signal }),
    ...always,
  });

/** GET /api/inquiries/coming-up: calls and appointments. Read again with what customers wait for. */
export const comingUpQuery = () =>
  queryOptions({
    queryKey: [...todayKey('enquiry'), 'coming-up'],
    queryFn: ({ signal }) => staffApi.json<Diary>('/api/inquiries/coming-up', { signal }),
    ...always,
  });

/** GET /api/vehicles/today: how many vans belong to each part of the stock. */
export const stockTodayQuery = () =>
  queryOptions({
    queryKey: todayKey('vehicle'),
    queryFn: ({ signal }) => staffApi.json<StockToday>('/api/vehicles/today', { signal }),
    ...always,
  });

/** GET /api/vehicles/value: what the stock comes to. Read again with how many vans belong to each part of it. */
export const stockValueQuery = () =>
  queryOptions({
    queryKey: [...todayKey('vehicle'), 'value'],
    queryFn: ({ signal }) => staffApi.json<StockValue>('/api/vehicles/value', { signal }),
    ...always,
  });

/** GET /api/vehicles/looked-at: what visitors look at and don't ask about. */
export const lookedAtQuery = () =>
  queryOptions({
    queryKey: ['staff', 'today', 'looked-at'],
    queryFn: ({ signal }) => staffApi.json<LookedAt>('/api/vehicles/looked-at', { signal }),
    ...always,
  });
