import { mfeNameSchema, type Release, type ReleaseChange, type ReleaseState } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { anotherManifest, neverReleased, unknownMicroFrontend } from './release.errors.ts';

/** What a browser loads first. */
export interface EntryFile {
  readonly path: string;
  readonly integrity: string;
}

interface StateRow {
  readonly name: string;
  readonly serial: number;
  readonly state: Omit<ReleaseState, 'name' | 'serial'>;
}

/** A release that visitors get: the stable one, or the one under trial. */
export interface ServedRelease {
  readonly name: string;
  readonly version: string;
  readonly entry: EntryFile;
  readonly isStable: boolean;
  /** The share of the trial, 0 if there is none. */
  readonly percent: number;
}

/** A micro-frontend's change as its history keeps it. */
export interface NewChange extends Omit<ReleaseChange, 'at'> {
  readonly name: string;
  readonly at: Date;
}

const toState = ({ name, serial, state }: StateRow): ReleaseState => ({ name, serial, ...state });

/** The tables: what has been released, what is live, and how that came about. */
@Injectable()
export class Releases {
  constructor(private readonly dataSource: DataSource) {}

  async states(): Promise<ReleaseState[]> {
    const rows: StateRow[] = await this.dataSource.query(
      'SELECT name, serial::float8 AS serial, state FROM micro_frontend ORDER BY name',
    );
    return rows.map(toState);
  }

  /** By name, the stable release first. */
  async served(): Promise<ServedRelease[]> {
    return this.dataSource.query(
      `SELECT name, version, entry, version = state->'stable'->>'version' AS "isStable",
         coalesce((state->'candidate'->>'percent')::int, 0) AS percent
       FROM micro_frontend JOIN release USING (name)
       WHERE version IN (state->'stable'->>'version', state->'candidate'->>'version')
       ORDER BY name, "isStable" DESC`,
    );
  }

  /** @throws {ProblemError} 404 if nothing has been released under this name. */
  async check(name: string): Promise<void> {
    const known = await this.states();
    if (!known.some((state) => state.name === name)) throw unknownMicroFrontend(name);
  }

  /** The state of a micro-frontend, which nobody else changes until the transaction ends; null before its first release. */
  async hold(manager: EntityManager, name: string): Promise<ReleaseState | null> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
    const [row]: StateRow[] = await manager.query(
      'SELECT name, serial::float8 AS serial, state FROM micro_frontend WHERE name = $1',
      [name],
    );
    return row ? toState(row) : null;
  }

  async write(manager: EntityManager, { name, serial, ...state }: ReleaseState, change: NewChange): Promise<void> {
    await manager.query(
      `INSERT INTO micro_frontend (name, serial, state) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET serial = excluded.serial, state = excluded.state`,
      [name, serial, JSON.stringify(state)],
    );
    await manager.query(
      `INSERT INTO change (name, serial, action, from_version, to_version, made_by, made_at, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [name, serial, change.action, change.from, change.to, change.by, change.at, change.reason],
    );
  }

  /** Gives a state a serial above one that shells have seen, after PostgreSQL has been restored from a backup. */
  async overtake({ name, serial }: ReleaseState, seen: number): Promise<void> {
    await this.dataSource.query('UPDATE micro_frontend SET serial = $3 WHERE name = $1 AND serial = $2', [
      name,
      serial,
      seen + 1,
    ]);
  }

  /** Remembers a release for rollbacks. @throws {ProblemError} if the version has been released with another manifest. */
  async remember(manager: EntityManager, name: string, { version, manifest }: Release, entry: EntryFile): Promise<void> {
    await manager.query('INSERT INTO release (name, version, manifest, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
      name,
      version,
      manifest,
      JSON.stringify(entry),
    ]);
    const known = await this.find(manager, name, version);
    if (known.manifest !== manifest) throw anotherManifest(name, version);
  }

  /** @throws {ProblemError} 404 if that version has never been released. */
  async find(manager: EntityManager, name: string, version: string): Promise<Release & { entry: EntryFile }> {
    const [release]: (Release & { entry: EntryFile })[] = await manager.query(
      'SELECT version, manifest, entry FROM release WHERE name = $1 AND version = $2',
      [name, version],
    );
    if (!release) throw neverReleased(name, version);
    return release;
  }

  /** What was live before a version was released; undefined if it was the first. */
  async before(manager: EntityManager, name: string, version: string): Promise<Release | undefined> {
    const [release]: Release[] = await manager.query(
      `SELECT release.version, release.manifest FROM change JOIN release ON release.name = change.name AND version = from_version
       WHERE change.name = $1 AND to_version = $2 AND action IN ('released', 'trial-passed') ORDER BY serial DESC LIMIT 1`,
      [name, version],
    );
    return release;
  }
}

/** The name in an address. @throws {ProblemError} 404 if it cannot be one. */
export const microFrontendIn = (name: string): string => {
  if (!mfeNameSchema.safeParse(name).success) throw unknownMicroFrontend(name);
  return name;
};
