import type { LookupSource, VehicleLookup } from '@forecourt/contracts';
import { ExternalError, type Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireUnique } from '../vehicles/unique-in-stock.ts';
import { lookupUnavailable, registrationNotFound } from './lookup.errors.ts';
import { mergeFacts } from './merge-facts.ts';
import { type KnownFacts, VEHICLE_SOURCES, type VehicleSource } from './vehicle-source.ts';
import { VerifiedFields } from './verified-fields.ts';

interface Answer {
  readonly source: LookupSource;
  readonly facts: KnownFacts | null;
  readonly failure?: ExternalError;
}

@Injectable()
export class LookupVehicleUseCase {
  constructor(
    @Inject(VEHICLE_SOURCES) private readonly sources: readonly VehicleSource[],
    private readonly verified: VerifiedFields,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Asks all sources concurrently. The answer names those that failed and has the facts of the others (D25).
   * @throws {ProblemError} 409 for a vehicle that is in stock already, without asking.
   */
  async execute(registration: string): Promise<VehicleLookup> {
    await requireUnique(this.dataSource.manager, { registrationNumber: registration, stockNumber: null });
    const answers = await Promise.all(this.sources.map((source) => this.#ask(source, registration)));
    const found = answers.flatMap(({ source, facts }) => (facts ? [{ source, facts }] : []));
    const failed = answers.flatMap(({ source, failure }) => (failure ? [{ source, failure }] : []));
    if (found.length === 0) {
      if (failed.length === 0) throw registrationNotFound(registration);
      const failures = failed.map(({ failure }) => failure);
      throw lookupUnavailable(registration, failures);
    }
    const lookup = mergeFacts(
      registration,
      found,
      failed.map(({ source }) => source),
    );
    await this.verified.remember(registration, lookup);
    return lookup;
  }

  async #ask(source: VehicleSource, registration: string): Promise<Answer> {
    try {
      return { source: source.name, facts: await source.find(registration) };
    } catch (error) {
      if (!(error instanceof ExternalError)) throw error;
      this.logger.warn({ err: error, reason: error.reason }, `no answer from ${error.service}`);
      return { source: source.name, facts: null, failure: error };
    }
  }
}
