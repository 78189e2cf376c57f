import { ExternalError, type Logger, Metrics } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';

export type EngineName = 'openai' | 'built-in';

/** Metrics of answers, and log entries on why one was not used. What visitors write is never logged. */
@Injectable()
export class ChatMetrics {
  private readonly answers: Counter<'engine' | 'outcome'>;
  private readonly seconds: Histogram<'engine'>;

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    { registry }: Metrics,
  ) {
    this.answers = new Counter({
      name: 'chat_answers_total',
      help: 'Answers of the assistant by engine and outcome: given, shortened (a sentence was left out), failed, left',
      labelNames: ['engine', 'outcome'],
      registers: [registry],
    });
    this.seconds = new Histogram({
      name: 'chat_answer_seconds',
      help: 'Time an engine took for an answer, its check included',
      labelNames: ['engine'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers: [registry],
    });
  }

  /** Starts a timer. @returns stops it. */
  begin(engine: EngineName): () => void {
    return this.seconds.startTimer({ engine });
  }

  /** @param faults why sentences were removed. */
  given(engine: EngineName, faults: readonly string[]): void {
    this.answers.inc({ engine, outcome: faults.length === 0 ? 'given' : 'shortened' });
    if (faults.length > 0) this.logger.warn({ engine, faults }, 'sentences of an answer were left out');
  }

  failed(engine: EngineName, error: unknown): void {
    this.answers.inc({ engine, outcome: 'failed' });
    // Not logged while the circuit is open, all slots are taken or the tokens are used up: every answer would repeat it.
    const level = error instanceof ExternalError && !error.mayHaveActed ? 'debug' : 'warn';
    this.logger[level]({ engine, err: error }, 'an engine gave no answer');
  }

  /** The visitor has disconnected. */
  left(engine: EngineName): void {
    this.answers.inc({ engine, outcome: 'left' });
  }
}
