import type { DealershipSettings, DealershipState, SettingsVersion } from '@forecourt/contracts';
import { afterCommit, currentContext, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { changedFields } from './changed-fields.ts';
import { nothingChanged, settingsChangedMeanwhile } from './dealership.errors.ts';
import { DealershipProjection } from './dealership-projection.ts';
import { DealershipVersions } from './dealership-versions.ts';

interface NewValues {
  readonly settings: DealershipSettings;
  readonly restores: number | null;
}

/** Whole sentences are told by the name of the setting: Settings has them. */
const isShort = ({ from, to }: SettingsVersion['changed'][number]): boolean =>
  Math.max(from?.length ?? 0, to?.length ?? 0) <= LONGEST_TOLD;
const LONGEST_TOLD = 80;

/** The one way in which the dealership's settings change: one transaction with a new version and its audit event. */
@Injectable()
export class ChangeDealershipUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: DealershipVersions,
    private readonly projection: DealershipProjection,
    private readonly staffActions: StaffActions,
  ) {}

  /**
   * @param seen the version that the change was decided on.
   * @throws {ProblemError} 409 if another version is live by now, or if nothing would change.
   */
  async change(
    seen: number,
    values: (manager: EntityManager, before: DealershipSettings) => Promise<NewValues>,
  ): Promise<DealershipState> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.versions.hold(manager);
      if (before.serial !== seen) throw settingsChangedMeanwhile();
      const { settings, restores } = await values(manager, before.settings);
      const changed = changedFields(before.settings, settings);
      if (changed.length === 0) throw nothingChanged();
      const at = new Date();
      // Seconds since 1970, so that a version after a restore from a backup is not one that somebody has seen.
      const serial = Math.max(before.serial + 1, Math.floor(at.getTime() / 1_000));
      await this.versions.add(manager, { serial, settings, by: currentContext()?.staff ?? 'releases', at, restores });
      await this.staffActions.record(manager, {
        action: restores === null ? 'settings.changed' : 'settings.restored',
        recordType: 'settings',
        recordId: String(serial),
        fields: changed.map(({ field }) => field),
        changes: changed.filter(isShort),
      });
      afterCommit(manager, () => this.projection.wake());
      return this.versions.state(manager);
    });
  }
}
