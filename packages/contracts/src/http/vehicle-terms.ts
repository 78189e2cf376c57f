import { BODY_TYPES, CONDITIONS, FUEL_TYPES, SORT_ORDERS, STOCK_STATUSES, TRANSMISSIONS } from '@forecourt/rules';
import { z } from 'zod';

export const conditionSchema = z.enum(CONDITIONS);
export const stockStatusSchema = z.enum(STOCK_STATUSES);
export const bodyTypeSchema = z.enum(BODY_TYPES);
export const fuelTypeSchema = z.enum(FUEL_TYPES);
export const transmissionSchema = z.enum(TRANSMISSIONS);
export const sortOrderSchema = z.enum(SORT_ORDERS);
