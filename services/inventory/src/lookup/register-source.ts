import { addDays, taxEndNear } from '@forecourt/rules';
import { OutsideError } from '@forecourt/server-kit';
import { REGISTER_ENTRIES, REGISTER_FAILURES } from './register-entries.ts';
import { type KnownFacts, known, type VehicleSource } from './vehicle-source.ts';

/** The offline default: examples in this process, in the place of DVLA and DVSA. */
export class RegisterSource implements VehicleSource {
  readonly name = 'register';

  async find(registration: string): Promise<KnownFacts | null> {
    const failure = REGISTER_FAILURES[registration];
    if (failure) throw new OutsideError('sample data', failure);
    const entry = REGISTER_ENTRIES[registration];
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
