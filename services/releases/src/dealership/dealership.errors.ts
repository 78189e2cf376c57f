import { ProblemError } from '@forecourt/server-kit';

export const settingsChangedMeanwhile = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'SETTINGS.CHANGED_MEANWHILE',
    title: 'Somebody else was quicker',
    detail: 'The settings have been changed since you opened them. Open them again, and then change them.',
  });

export const nothingChanged = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'SETTINGS.NOTHING_CHANGED',
    title: 'Nothing has changed',
    detail: 'These settings are live already.',
  });

export const noPreviewNow = (): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'SETTINGS.NO_PREVIEW_NOW',
    title: 'There is no preview at the moment',
    detail: 'The site cannot be reached to show these settings. Try again in a minute.',
  });

export const unknownVersion = (): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'SETTINGS.VERSION_UNKNOWN',
    title: 'There is no such version',
    detail: 'The settings have no such version.',
  });
