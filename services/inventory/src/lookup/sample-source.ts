import { addDays, taxEndNear } from '@forecourt/rules';
import { ExternalError } from '@forecourt/server-kit';
import { SAMPLE_FAILURES, SAMPLE_RECORDS } from './sample-records.ts';
import { type KnownFacts, known, type VehicleSource } from './vehicle-source.ts';

/** The offline default: sample data instead of DVLA and DVSA. */
export class SampleSource implements VehicleSource {
  readonly name = 'register';

  async find(registration: string): Promise<KnownFacts | null> {
    const failure = SAMPLE_FAILURES[registration];
    if (failure) throw new ExternalError('sample data', failure);
    const entry = SAMPLE_RECORDS[registration];
    if (!entry) return null;
    const { taxDueInDays, motDueInDays, ...facts } = entry;
    const today = new Date().toISOString().slice(0, 10);
    return known({
      ...facts,
      taxDueDate: taxDueInDays === undefined ? undefined : taxEndNear(today, taxDueInDays),
      motDueDate: motDueInDays === undefined ? undefined : addDays(today, motDueInDays),
    });
  }
}
