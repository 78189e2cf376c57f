import { makeName } from '@forecourt/language';
import { type ExternalAnswer, ExternalError, ExternalService } from '@forecourt/server-kit';
import { z } from 'zod';
import { colourName, dayOf, euroStatusOf, fuelOf, litres, taxStatusOf } from './record-mapping.ts';
import { type KnownFacts, known, type VehicleSource } from './vehicle-source.ts';

export interface DvlaAccess {
  readonly url: string;
  readonly apiKey: string;
  readonly deadlineMs: number;
}

/** The part of DVLA's answer that is used. Everything but the registration may be missing. */
const answerSchema = z.looseObject({
  registrationNumber: z.string(),
  make: z.string().nullish(),
  yearOfManufacture: z.int().nullish(),
  fuelType: z.string().nullish(),
  engineCapacity: z.number().nullish(),
  colour: z.string().nullish(),
  co2Emissions: z.int().nullish(),
  euroStatus: z.string().nullish(),
  typeApproval: z.string().nullish(),
  taxStatus: z.string().nullish(),
  taxDueDate: z.string().nullish(),
  motStatus: z.string().nullish(),
  motExpiryDate: z.string().nullish(),
});

const toFacts = (vehicle: z.infer<typeof answerSchema>): KnownFacts =>
  known({
    make: vehicle.make && makeName(vehicle.make),
    year: vehicle.yearOfManufacture,
    fuelType: vehicle.fuelType ? fuelOf(vehicle.fuelType) : null,
    engineSize: vehicle.engineCapacity ? litres(vehicle.engineCapacity) : null,
    colour: vehicle.colour && colourName(vehicle.colour),
    co2Emissions: vehicle.co2Emissions,
    euroStatus: vehicle.euroStatus && euroStatusOf(vehicle.euroStatus),
    vehicleCategory: vehicle.typeApproval,
    taxStatus: vehicle.taxStatus && taxStatusOf(vehicle.taxStatus),
    taxDueDate: vehicle.taxDueDate && dayOf(vehicle.taxDueDate),
    motStatus: vehicle.motStatus,
    motDueDate: vehicle.motExpiryDate && dayOf(vehicle.motExpiryDate),
  });

/** DVLA's Vehicle Enquiry Service (VES 1.2). Its records have neither model nor keeper. */
export class DvlaSource implements VehicleSource {
  readonly name = 'dvla';
  readonly #dvla: ExternalService;

  constructor(private readonly access: DvlaAccess) {
    this.#dvla = new ExternalService('DVLA', { deadlineMs: access.deadlineMs, atOnce: 4, inLine: 16 });
  }

  async find(registrationNumber: string): Promise<KnownFacts | null> {
    const answer = await this.#ask(registrationNumber);
    // DVLA answers 400 for a registration that it could never have issued.
    if (answer.status === 404 || answer.status === 400) return null;
    if (answer.status !== 200) throw new ExternalError('DVLA', answer.status >= 500 ? 'failed' : 'refused');
    return toFacts(answer.json(answerSchema));
  }

  #ask(registrationNumber: string): Promise<ExternalAnswer> {
    return this.#dvla.request(new URL('/vehicle-enquiry/v1/vehicles', this.access.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': this.access.apiKey },
      body: JSON.stringify({ registrationNumber }),
    });
  }
}
