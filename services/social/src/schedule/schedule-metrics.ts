import { Metrics } from '@forecourt/server-kit';
import { stateGauge } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { Schedule } from './schedule.ts';

/** How many posts wait. */
@Injectable()
export class ScheduleMetrics {
  constructor(schedule: Schedule, { registry }: Metrics) {
    stateGauge(
      registry,
      {
        name: 'scheduled_posts',
        help: 'Posts for later by what they wait for: waiting for their time, held for staff',
        states: ['waiting', 'held'],
      },
      () => schedule.counts(),
    );
  }
}
