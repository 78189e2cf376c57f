import type { ListKey } from '@forecourt/rules';

/** The whole stock. */
export const STOCK_LIST = '/vehicles';

/** The stock narrowed by one value, as the list itself writes it: pages that only lead there load none of its filters. */
export const stockBy = (key: ListKey, value: string): string => `${STOCK_LIST}?${new URLSearchParams({ [key]: value })}`;
