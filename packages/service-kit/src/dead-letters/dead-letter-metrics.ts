import { Metrics } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { backlogGauges } from '../metrics/backlog-gauges.ts';
import { DeadLetters } from './dead-letters.ts';

/** How many dead letters wait, and for how long. */
@Injectable()
export class DeadLetterMetrics {
  constructor(letters: DeadLetters, { registry }: Metrics) {
    backlogGauges(registry, () => letters.backlog(), {
      count: ['dead_letters_waiting', 'Dead letters that wait for staff'],
      age: ['dead_letters_oldest_seconds', 'Age of the oldest dead letter that waits for staff'],
    });
  }
}
