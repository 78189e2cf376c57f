import { type CommandDefinition, countVisitsV1, saltVisitsV1 } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { DaySalts } from './day-salts.ts';

type QuestionOf<Command> = Command extends CommandDefinition<infer Asked> ? Asked : never;

/** Each visitor is a row for the day, and who has one already is not counted again. Both in one statement, so that it may be repeated. */
const COUNT = `
  WITH fresh AS (
    INSERT INTO vehicle_visit (day, vehicle_id, kind, visitor)
    SELECT DISTINCT $1::date, vehicle.id, sent.kind, decode(sent.visitor, 'base64')
    FROM unnest($2::integer[], $3::text[], $4::text[]) AS sent (vehicle_id, kind, visitor)
    JOIN vehicle ON vehicle.id = sent.vehicle_id
    ORDER BY 2, 3, 4
    ON CONFLICT DO NOTHING
    RETURNING vehicle_id, kind
  )
  INSERT INTO vehicle_figure AS figure (day, vehicle_id, views, gallery, fit, saved)
  SELECT $1::date, vehicle_id,
    count(*) FILTER (WHERE kind = 'views'), count(*) FILTER (WHERE kind = 'gallery'),
    count(*) FILTER (WHERE kind = 'fit'), count(*) FILTER (WHERE kind = 'saved')
  FROM fresh GROUP BY vehicle_id ORDER BY vehicle_id
  ON CONFLICT (day, vehicle_id) DO UPDATE SET
    views = figure.views + excluded.views, gallery = figure.gallery + excluded.gallery,
    fit = figure.fit + excluded.fit, saved = figure.saved + excluded.saved`;

/** What shells report of visits (ADR 052). */
@Controller()
export class CountVisitsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly salts: DaySalts,
  ) {}

  @MessagePattern<string>(saltVisitsV1.subject)
  async salt(@Payload() { day }: QuestionOf<typeof saltVisitsV1>): Promise<{ salt: string }> {
    return { salt: await this.salts.of(day) };
  }

  /** Asking for the salt refuses days of which visitors are no longer told apart. */
  @MessagePattern<string>(countVisitsV1.subject)
  async count(@Payload() { day, visits }: QuestionOf<typeof countVisitsV1>): Promise<object> {
    await this.salts.of(day);
    const column = <Name extends keyof (typeof visits)[number]>(name: Name) => visits.map((visit) => visit[name]);
    await this.dataSource.query(COUNT, [day, column('vehicleId'), column('kind'), column('visitor')]);
    return {};
  }
}
