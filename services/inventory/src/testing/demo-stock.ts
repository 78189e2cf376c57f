import { readdirSync, readFileSync } from 'node:fs';
import { createVehicleSchema, type Vehicle } from '@forecourt/contracts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { vehicleRow } from './vehicle-rows.ts';

const VANS = new URL('../../../../infra/demo-stock/vans/', import.meta.url);
const FACTS = new Set(Object.keys(createVehicleSchema.shape));

/** The vans of a fresh system. */
export const demoStock = (): Vehicle[] =>
  readdirSync(VANS)
    .flatMap((file): Record<string, unknown>[] => JSON.parse(readFileSync(new URL(file, VANS), 'utf8')))
    .map((van, place) => {
      const facts = Object.entries(van).filter(([name, value]) => FACTS.has(name) && value !== null);
      const body = { ...Object.fromEntries(facts), specifications: { euroStatus: van['euroStatus'] } };
      return toVehicle(vehicleRow(createVehicleSchema.parse(body), place + 1));
    });
