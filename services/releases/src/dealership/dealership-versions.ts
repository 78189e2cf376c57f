import { type DealershipSettings, type DealershipState, dealershipSettingsSchema } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Settings } from '../settings.ts';
import { changedFields } from './changed-fields.ts';

/** A version as it is kept; version 0 is the file's, which nobody made here. */
export interface KeptVersion {
  readonly serial: number;
  readonly settings: DealershipSettings;
  readonly by: string | null;
  readonly at: Date | null;
  readonly restores: number | null;
}

type Row = Omit<KeptVersion, 'settings'> & { readonly settings: object };

/** How many versions are listed; older ones stay in the table. */
const LISTED = 50;

/** The table of what the dealership's settings were, beginning with those of the file. */
@Injectable()
export class DealershipVersions {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The version that is live. */
  async live(manager: EntityManager = this.dataSource.manager): Promise<KeptVersion> {
    const [newest] = await this.newest(manager, 1);
    return newest ?? this.ofFile;
  }

  /** What is live, and how it came about. */
  async state(manager: EntityManager = this.dataSource.manager): Promise<DealershipState> {
    const kept = [...(await this.newest(manager, LISTED + 1)), this.ofFile];
    const [live = this.ofFile] = kept;
    const versions = kept.slice(0, LISTED).map(({ settings, at, ...version }, index) => {
      const before = kept[index + 1];
      return { ...version, at: at?.toISOString() ?? null, changed: before ? changedFields(before.settings, settings) : [] };
    });
    return { serial: live.serial, settings: live.settings, versions };
  }

  async find(manager: EntityManager, serial: number): Promise<KeptVersion | undefined> {
    if (serial === 0) return this.ofFile;
    const rows = await this.rows(manager, 'WHERE serial = $1', [serial]);
    return rows[0];
  }

  /** Nobody else changes the settings until the transaction ends. */
  async hold(manager: EntityManager): Promise<KeptVersion> {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('dealership'))");
    return this.live(manager);
  }

  async add(manager: EntityManager, { serial, settings, by, at, restores }: KeptVersion): Promise<void> {
    await manager.query(
      'INSERT INTO dealership_version (serial, settings, made_by, made_at, restores) VALUES ($1, $2, $3, $4, $5)',
      [serial, JSON.stringify(settings), by, at, restores],
    );
  }

  private newest(manager: EntityManager, most: number): Promise<KeptVersion[]> {
    return this.rows(manager, 'ORDER BY serial DESC LIMIT $1', [most]);
  }

  private async rows(manager: EntityManager, which: string, values: readonly number[]): Promise<KeptVersion[]> {
    const rows: Row[] = await manager.query(
      `SELECT serial::float8 AS serial, settings, made_by AS by, made_at AS at, restores::float8 AS restores
       FROM dealership_version ${which}`,
      [...values],
    );
    return rows.map((row) => ({ ...row, settings: this.completed(row.settings) }));
  }

  /** A version of an earlier release lacks what has been added since: the file's values stand in. */
  private completed(settings: object): DealershipSettings {
    const { data } = dealershipSettingsSchema.safeParse(settings);
    return data ?? dealershipSettingsSchema.parse(over(this.settings.DEALERSHIP_FILE, settings));
  }

  private get ofFile(): KeptVersion {
    return { serial: 0, settings: this.settings.DEALERSHIP_FILE, by: null, at: null, restores: null };
  }
}

/** The known fields of `base`, with the values of `other` where it has any. */
const over = (base: object, other: object): object =>
  Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const own: unknown = Reflect.get(other, name);
      if (own === undefined) return [name, value];
      const isGroup =
        typeof value === 'object' && value !== null && !Array.isArray(value) && typeof own === 'object' && own !== null;
      return [name, isGroup ? over(value, own) : own];
    }),
  );
