import type { Vehicle } from '@forecourt/contracts';
import { availabilityOf } from '@forecourt/rules';

/** Whether it is still advertised: a marketplace takes a van off when it is no longer in the feed. */
export const isForSale = (van: Vehicle): boolean => availabilityOf(van) !== 'Sold';
