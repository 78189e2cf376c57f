import { Metrics } from '@forecourt/server-kit';
import { stateGauge } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How many vans there are, and how many of them nobody but staff sees. */
@Injectable()
export class VehicleMetrics {
  constructor(dataSource: DataSource, { registry }: Metrics) {
    stateGauge(
      registry,
      {
        name: 'vehicles',
        help: 'Vans in stock: on the site, or held back until staff put them there',
        states: ['on_site', 'held'],
      },
      async () => {
        const [counted] = await dataSource.query<{ on_site: number; held: number }[]>(
          `SELECT count(*) FILTER (WHERE held_at IS NULL)::integer AS on_site, count(*) FILTER (WHERE held_at IS NOT NULL)::integer AS held
           FROM vehicle WHERE deleted_at IS NULL`,
        );
        return counted ?? {};
      },
    );
  }
}
