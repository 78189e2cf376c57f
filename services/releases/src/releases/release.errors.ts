import type { ReleaseState, Trial } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';

export const unknownMicroFrontend = (name: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'RELEASES.UNKNOWN',
    title: 'There is no such micro-frontend',
    detail: `Nothing has been released under the name ${name}.`,
  });

export const changedMeanwhile = (name: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.CHANGED_MEANWHILE',
    title: 'Somebody else was quicker',
    detail: `${name} has been changed since you looked. Look again, and then decide.`,
  });

export const locked = (name: string, { reason }: NonNullable<ReleaseState['lock']>): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.LOCKED',
    title: 'It is locked',
    detail: `${name} is locked: ${reason?.replace(/\.$/, '')}. Unlock it first.`,
  });

export const notLocked = (name: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.NOT_LOCKED',
    title: 'It is not locked',
    detail: `${name} is not locked, so there is nothing to unlock.`,
  });

export const alreadyLive = (name: string, version: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.ALREADY_LIVE',
    title: 'It is live already',
    detail: `${name} ${version} is what visitors get already.`,
  });

export const nothingBefore = (name: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.NOTHING_BEFORE',
    title: 'There is nothing to roll back to',
    detail: `There is no release of ${name} before the live one. Name the version that is to be live.`,
  });

export const neverReleased = (name: string, version: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'RELEASES.VERSION_UNKNOWN',
    title: 'There is no such release',
    detail: `${name} ${version} has never been released.`,
  });

export const anotherManifest = (name: string, version: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.VERSION_TAKEN',
    title: 'A release never changes',
    detail: `${name} ${version} has been released with another manifest. Give the new build a version of its own.`,
  });

export const notServed = (name: string, version: string, cause: unknown): ProblemError =>
  new ProblemError(
    {
      status: 409,
      code: 'RELEASES.FILES_MISSING',
      title: 'Its files are not there',
      detail: `The host of releases does not serve ${name} ${version} as it is to be released: ${cause instanceof Error ? cause.message : cause}.`,
    },
    {},
    { cause },
  );

export const underTrial = (name: string, { version, percent }: Trial): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'RELEASES.UNDER_TRIAL',
    title: 'A release is under trial',
    detail: `${name} ${version} is under trial with ${percent} % of visitors. Roll it back first, or wait until its trial ends.`,
  });
