import type { ReleaseAction, ReleaseState } from '@forecourt/contracts';
import { afterCommit, currentContext, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RegistryProjection } from '../registry/registry-projection.ts';
import { changedMeanwhile, locked, unknownMicroFrontend } from './release.errors.ts';
import { Releases } from './releases.ts';

/** Who did something, when, and why. */
export type Deed = ReleaseState['changed'];

export type NextState = Omit<ReleaseState, 'name' | 'serial' | 'changed'>;

/** It may name another action than the caller: what was to be released is tried first. */
type Decision = NextState & { readonly action?: ReleaseAction };

export interface Change {
  readonly action: ReleaseAction;
  /** The serial that the caller has seen; without it the latest state is changed. */
  readonly serial?: number;
  readonly reason?: string | undefined;
}

/** What a lock does not forbid by itself. A release that fails its trial has to be taken back. */
const WHILE_LOCKED: readonly ReleaseAction[] = ['locked', 'unlocked', 'trial-ended'];

type Decide<State> = (state: State, deed: Deed, manager: EntityManager) => Promise<Decision> | Decision;

/** The one way in which what is live changes: one transaction with its history, its audit event and a new serial. */
@Injectable()
export class ChangeReleaseUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: Releases,
    private readonly projection: RegistryProjection,
    private readonly staffActions: StaffActions,
  ) {}

  /** Changes what has been released before. @throws {ProblemError} 404 if nothing has been. */
  async change(name: string, change: Change, decide: Decide<ReleaseState>): Promise<ReleaseState> {
    return this.changeOrBegin(name, change, (state, ...rest) => {
      if (state === null) throw unknownMicroFrontend(name);
      return decide(state, ...rest);
    });
  }

  /** @throws {ProblemError} 409 while it is locked, or if somebody else was quicker. */
  async changeOrBegin(name: string, change: Change, decide: Decide<ReleaseState | null>): Promise<ReleaseState> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.releases.hold(manager, name);
      const refuseLocked = (action: ReleaseAction) => {
        if (before?.lock && !WHILE_LOCKED.includes(action)) throw locked(name, before.lock);
      };
      // What is asked for as a rollback may end a trial.
      if (!before?.candidate) refuseLocked(change.action);
      if (change.serial !== undefined && change.serial !== (before?.serial ?? 0)) throw changedMeanwhile(name);

      const at = new Date();
      const deed: Deed = {
        by: currentContext()?.staff ?? 'releases',
        at: at.toISOString(),
        reason: change.reason || null,
      };
      const { action = change.action, ...next } = await decide(before, deed, manager);
      refuseLocked(action);
      const state = { ...next, name, serial: nextSerial(before, at), changed: deed };
      const tried = state.candidate ?? before?.candidate;
      const from = before?.stable.version ?? null;
      const to = action.startsWith('trial') && tried ? tried.version : state.stable.version;
      await this.releases.write(manager, state, { ...deed, name, serial: state.serial, action, from, to, at });
      const changes = [
        ...(from === to ? [] : [{ field: 'version', from, to }]),
        ...(deed.reason === null ? [] : [{ field: 'reason', from: null, to: deed.reason }]),
      ];
      await this.staffActions.record(manager, {
        action: `micro-frontend.${action}`,
        recordType: 'micro-frontend',
        recordId: name,
        fields: changes.map(({ field }) => field),
        changes,
      });
      afterCommit(manager, () => this.projection.wake());
      return state;
    });
  }
}

/** Seconds since 1970, so that a change after a restore from a backup is newer than all that shells have seen. */
const nextSerial = (before: ReleaseState | null, at: Date): number =>
  Math.max((before?.serial ?? 0) + 1, Math.floor(at.getTime() / 1_000));
