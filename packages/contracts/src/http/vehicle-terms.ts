import {
  BODY_TYPES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  ROOF_TYPES,
  SERVICE_HISTORIES,
  SORT_ORDERS,
  STOCK_STATUSES,
  TRANSMISSIONS,
  WHEELBASE_TYPES,
  WRITE_OFF_CATEGORIES,
} from '@forecourt/rules';
import { z } from 'zod';

export const conditionSchema = z.enum(CONDITIONS);
export const stockStatusSchema = z.enum(STOCK_STATUSES);
export const bodyTypeSchema = z.enum(BODY_TYPES);
export const fuelTypeSchema = z.enum(FUEL_TYPES);
export const transmissionSchema = z.enum(TRANSMISSIONS);
export const serviceHistorySchema = z.enum(SERVICE_HISTORIES);
export const roofTypeSchema = z.enum(ROOF_TYPES);
export const wheelbaseTypeSchema = z.enum(WHEELBASE_TYPES);
export const drivetrainSchema = z.enum(DRIVETRAINS);
export const writeOffCategorySchema = z.enum(WRITE_OFF_CATEGORIES);
export const sortOrderSchema = z.enum(SORT_ORDERS);
