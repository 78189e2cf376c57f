import type { Vehicle } from '@forecourt/contracts';
import { formatMonth, formatNumber, isCleanAir } from '@forecourt/rules';
import { euroStandard } from '../../vehicle/vehicle-facts.ts';
import { historyText, ownersText, writeOffText } from './history-words.ts';
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
        ['Roof', vehicle.roofType],
        ['Length', unit(vehicle.length ?? further.length, 'mm')],
        ['Width', unit(vehicle.width ?? further.width, 'mm')],
        ['Height', unit(vehicle.height ?? further.height, 'mm')],
        ['Wheelbase', wheelbase(vehicle)],
        ['Load Area', vehicle.loadArea],
        ['Between the Wheel Arches', unit(vehicle.loadWidthBetweenArches, 'mm')],
        ['Load Volume', unit(vehicle.loadVolume, 'm³')],
        ['Payload', unit(vehicle.payload ?? further.payloadWeight, 'kg')],
        ['Kerb Weight', unit(vehicle.kerbWeight ?? further.kerbWeight, 'kg')],
        ['Max Gross Weight', unit(vehicle.grossWeight ?? further.maxGrossWeight, 'kg')],
        ['Towing, Braked', unit(vehicle.brakedTowingLimit, 'kg')],
        ['Gross Train Weight', unit(vehicle.grossTrainWeight, 'kg')],
        ['Front Axle Limit', unit(vehicle.frontAxleLimit, 'kg')],
        ['Rear Axle Limit', unit(vehicle.rearAxleLimit, 'kg')],
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
        ['Drivetrain', vehicle.drivetrain],
        ['Fuel Economy', unit(vehicle.fuelEconomy ?? further.fuelEconomyCombined, 'mpg')],
        ['Range', unit(vehicle.range, 'miles')],
        ['CO2 Emissions', co2 === undefined ? null : `${formatNumber(co2)} g/km`],
        ['Euro Standard', euroStandard(vehicle)],
        ['Clean-air Zones', isCleanAir({ fuelType: vehicle.fuelType, euroStatus: further.euroStatus }) ? 'No charge' : null],
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
        ['Stock Number', vehicle.stockNumber],
        ['Colour', vehicle.colour ?? further.colour],
        ['Vehicle Category', further.vehicleCategory],
        ['Previous Owners', ownersText(vehicle)],
        ['Service History', historyText(vehicle)],
        ['Keys', vehicle.keys || null],
        ['Written Off', writeOffText(vehicle)],
        ['Seen At', vehicle.branch],
        ['Recorded Mileage', unit(further.currentMileage, 'miles')],
        ['MOT', motText(further, today)],
        ['Tax', taxText(further, today)],
      ]),
    },
  ].filter((group) => group.cards.length > 0);
}

/** "Long, 3,640 mm". */
const wheelbase = ({ wheelbaseType, wheelbase: own, specifications }: Vehicle): string | null =>
  [wheelbaseType, unit(own ?? specifications.wheelbase, 'mm')].filter(Boolean).join(', ') || null;

/** "2.0 litres"; a maker's litres always have one decimal. */
const litres = (size: number | null | undefined): string | null => (size ? `${formatNumber(size, 1)} litres` : null);
