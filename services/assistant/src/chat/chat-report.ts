import { type Logger, Metrics, OutsideError } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';

export type EngineName = 'openai' | 'built-in';

/** Counts and times answers, and says in the log why one was not used: never what anybody wrote. */
@Injectable()
export class ChatReport {
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

  /** Starts the clock; what it returns stops it. */
  begin(engine: EngineName): () => void {
    return this.seconds.startTimer({ engine });
  }

  /** @param faults why sentences were left out. */
  given(engine: EngineName, faults: readonly string[]): void {
    this.answers.inc({ engine, outcome: faults.length === 0 ? 'given' : 'shortened' });
    if (faults.length > 0) this.logger.warn({ engine, faults }, 'sentences of an answer were left out');
  }

  failed(engine: EngineName, error: unknown): void {
    this.answers.inc({ engine, outcome: 'failed' });
    // While it rests, is busy or has no tokens left, every answer would say so.
    const level = error instanceof OutsideError && !error.mayHaveActed ? 'debug' : 'warn';
    this.logger[level]({ engine, err: error }, 'an engine gave no answer');
  }

  /** Nobody waits for it any more. */
  left(engine: EngineName): void {
    this.answers.inc({ engine, outcome: 'left' });
  }
}
