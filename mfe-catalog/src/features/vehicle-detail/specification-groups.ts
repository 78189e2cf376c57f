import type { Vehicle } from '@forecourt/contracts';
import { formatMonth, formatNumber } from '@forecourt/rules';
import { euroStandard } from '../../vehicle/vehicle-facts.ts';
import { motText, taxText } from './road-status.ts';

export interface SpecificationGroup {
  readonly title: string;
  readonly cards: readonly { readonly label: string; readonly value: string }[];
}

type Value = string | number | null | undefined;

const unit = (value: number | null | undefined, name: string): string | null => (value ? `${formatNumber(value)} ${name}` : null);
const cards = (all: readonly (readonly [label: string, value: Value])[]) =>
  all.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );

/**
 * The cards of 'Vehicle Specifications' (product §2) under three headings. Each needs a value: from the vehicle's own fields,
 * else from its specifications. Only mileage says 'N/A'.
 */
export function specificationGroups(vehicle: Vehicle, today: string): SpecificationGroup[] {
  const { specifications: further } = vehicle;
  const seats = vehicle.seats ?? further.seatingCapacity;
  const co2 = further.co2Emissions;
  return [
    {
      title: 'Body and load',
      cards: cards([
        ['Body', vehicle.bodyType === 'Other' ? null : vehicle.bodyType],
        ['Doors', vehicle.doors ?? further.doors],
        ['Seating', seats ? `${seats} seats` : null],
        ['Length', unit(vehicle.length ?? further.length, 'mm')],
        ['Width', unit(vehicle.width ?? further.width, 'mm')],
        ['Height', unit(vehicle.height ?? further.height, 'mm')],
        ['Wheelbase', unit(vehicle.wheelbase ?? further.wheelbase, 'mm')],
        ['Load Area', vehicle.loadArea],
        ['Between the Wheel Arches', unit(vehicle.loadWidthBetweenArches, 'mm')],
        ['Load Volume', unit(vehicle.loadVolume, 'm³')],
        ['Payload', unit(vehicle.payload ?? further.payloadWeight, 'kg')],
        ['Kerb Weight', unit(vehicle.kerbWeight ?? further.kerbWeight, 'kg')],
        ['Max Gross Weight', unit(vehicle.grossWeight ?? further.maxGrossWeight, 'kg')],
      ]),
    },
    {
      title: 'Engine and performance',
      cards: cards([
        ['Fuel Type', vehicle.fuelType],
        ['Engine Size', litres(vehicle.engineSize ?? further.engineSize)],
        ['Power', unit(vehicle.power ?? further.power, 'bhp')],
        ['Torque', unit(further.torque, 'Nm')],
        ['Transmission', vehicle.transmission],
        ['Fuel Economy', unit(vehicle.fuelEconomy ?? further.fuelEconomyCombined, 'mpg')],
        ['Range', unit(vehicle.range, 'miles')],
        ['CO2 Emissions', co2 === undefined ? null : `${formatNumber(co2)} g/km`],
        ['Euro Standard', euroStandard(vehicle)],
        ['Tax Band', vehicle.taxBand],
        ['Mileage', vehicle.mileage ? formatNumber(vehicle.mileage) : 'N/A'],
      ]),
    },
    {
      title: 'Identity',
      cards: cards([
        ['Year', vehicle.year],
        ['Registered', vehicle.firstRegistered ? formatMonth(vehicle.firstRegistered) : null],
        ['Registration', vehicle.registrationNumber],
        ['Registered In', further.registrationPlace],
        ['Colour', vehicle.colour ?? further.colour],
        ['Category', further.vehicleCategory],
        ['Recorded Mileage', unit(further.currentMileage, 'miles')],
        ['MOT', motText(further, today)],
        ['Tax', taxText(further, today)],
      ]),
    },
  ].filter((group) => group.cards.length > 0);
}

/** "2.0 litres"; a maker's litres always have one decimal. */
const litres = (size: number | null | undefined): string | null => (size ? `${formatNumber(size, 1)} litres` : null);
