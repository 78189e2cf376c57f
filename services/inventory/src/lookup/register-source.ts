import { OutsideError } from '@forecourt/service-kit';
import { REGISTER_ENTRIES, REGISTER_FAILURES } from './register-entries.ts';
import { type KnownFacts, known, type VehicleSource } from './vehicle-source.ts';

const DAY_MS = 86_400_000;

/** The offline default: examples in this process, in the place of DVLA and DVSA. */
export class RegisterSource implements VehicleSource {
  readonly name = 'register';

  async find(registration: string): Promise<KnownFacts | null> {
    const failure = REGISTER_FAILURES[registration];
    if (failure) throw new OutsideError('sample data', failure);
    const entry = REGISTER_ENTRIES[registration];
    if (!entry) return null;
    const { taxDueInDays, motDueInDays, ...facts } = entry;
    return known({ ...facts, taxDueDate: inDays(taxDueInDays), motDueDate: inDays(motDueInDays) });
  }
}

const inDays = (days: number | undefined): string | undefined =>
  days === undefined ? undefined : new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
