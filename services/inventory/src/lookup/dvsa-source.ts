import { makeName, modelName } from '@forecourt/language';
import { type ExternalAnswer, ExternalError, ExternalService } from '@forecourt/server-kit';
import { z } from 'zod';
import { type DvsaSignIn, DvsaToken } from './dvsa-token.ts';
import { colourName, dayOf, fuelOf, litres, milesOf } from './record-mapping.ts';
import { type KnownFacts, known, type VehicleSource } from './vehicle-source.ts';

export interface DvsaAccess extends DvsaSignIn {
  readonly url: string;
  readonly apiKey: string;
}

const testSchema = z.looseObject({
  completedDate: z.string(),
  testResult: z.string(),
  expiryDate: z.string().nullish(),
  odometerValue: z.union([z.string(), z.number()]).nullish(),
  odometerUnit: z.string().nullish(),
  odometerResultType: z.string().nullish(),
});
type Test = z.infer<typeof testSchema>;

/** The part of DVSA's answer that is used: a vehicle with tests, or a new one with the due date of its first. */
const answerSchema = z.looseObject({
  make: z.string().nullish(),
  model: z.string().nullish(),
  fuelType: z.string().nullish(),
  primaryColour: z.string().nullish(),
  registrationDate: z.string().nullish(),
  firstUsedDate: z.string().nullish(),
  manufactureDate: z.string().nullish(),
  manufactureYear: z.coerce.number().int().nullish(),
  engineSize: z.union([z.string(), z.number()]).nullish(),
  motTestDueDate: z.string().nullish(),
  motTests: z.array(testSchema).nullish(),
});

/** The last odometer reading, in miles. */
const lastMileage = (tests: readonly Test[]): number | undefined => {
  const read = tests.filter(
    ({ odometerResultType, odometerValue }) => odometerResultType === 'READ' && Number(odometerValue) >= 0,
  );
  const last = read.toSorted((a, b) => b.completedDate.localeCompare(a.completedDate))[0];
  return last && milesOf(Number(last.odometerValue), last.odometerUnit ?? 'MI');
};

/** The latest expiry date of a pass. */
const lastExpiry = (tests: readonly Test[]): string | undefined =>
  tests
    .flatMap(({ testResult, expiryDate }) => (testResult === 'PASSED' && expiryDate ? (dayOf(expiryDate) ?? []) : []))
    .toSorted()
    .at(-1);

const toFacts = (vehicle: z.infer<typeof answerSchema>): KnownFacts => {
  const tests = vehicle.motTests ?? [];
  const registered = vehicle.registrationDate ?? vehicle.firstUsedDate;
  return known({
    make: vehicle.make && makeName(vehicle.make),
    model: vehicle.model && modelName(vehicle.model),
    year: vehicle.manufactureYear ?? (vehicle.manufactureDate ? Number(vehicle.manufactureDate.slice(0, 4)) : null),
    fuelType: vehicle.fuelType ? fuelOf(vehicle.fuelType) : null,
    engineSize: vehicle.engineSize ? litres(Number(vehicle.engineSize)) : null,
    colour: vehicle.primaryColour && colourName(vehicle.primaryColour),
    firstRegistered: registered && dayOf(registered),
    mileage: lastMileage(tests),
    motDueDate: lastExpiry(tests) ?? (vehicle.motTestDueDate && dayOf(vehicle.motTestDueDate)),
  });
};

/** DVSA's MOT history API (`/v1/trade/vehicles`): the model, and the mileage and expiry of the last MOT. */
export class DvsaSource implements VehicleSource {
  readonly name = 'dvsa';
  readonly #dvsa: ExternalService;
  readonly #token: DvsaToken;

  constructor(private readonly access: DvsaAccess) {
    this.#dvsa = new ExternalService('DVSA', { deadlineMs: access.deadlineMs, atOnce: 4, inLine: 16 });
    this.#token = new DvsaToken(access);
  }

  async find(registration: string): Promise<KnownFacts | null> {
    const answer = await this.#signedIn((token) => this.#ask(registration, token));
    if (answer.status === 404 || answer.status === 400) return null;
    if (answer.status !== 200) throw new ExternalError('DVSA', answer.status >= 500 ? 'failed' : 'refused');
    return toFacts(answer.json(answerSchema));
  }

  /** DVSA may reject a token early with 401 or 403 (MOTH-FB-02): retries once with a new one. */
  async #signedIn(ask: (token: string) => Promise<ExternalAnswer>): Promise<ExternalAnswer> {
    const token = await this.#token.get();
    const answer = await ask(token);
    if (answer.status !== 401 && answer.status !== 403) return answer;
    await this.#token.refused(token);
    return ask(await this.#token.get());
  }

  #ask(registration: string, token: string): Promise<ExternalAnswer> {
    return this.#dvsa.request(new URL(`/v1/trade/vehicles/registration/${registration}`, this.access.url), {
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-api-key': this.access.apiKey },
    });
  }
}
