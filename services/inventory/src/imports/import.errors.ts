import { ProblemError } from '@forecourt/server-kit';

export const fileRefused = (why: string): ProblemError =>
  new ProblemError({ status: 400, code: 'INVENTORY.IMPORT_REFUSED', title: 'The file cannot be imported', detail: `${why}.` });

export const importNotFound = (): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.IMPORT_NOT_FOUND',
    title: 'Import not found',
    detail: 'There is no such import. They are kept for 30 days.',
  });

export const importHasCosts = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'INVENTORY.IMPORT_HAS_COSTS',
    title: 'Your role may not do this',
    detail: 'This import has what owners and managers alone see of a van, such as what it has cost. Ask one of them to do it.',
  });

export const importUnderWay = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.IMPORT_UNDER_WAY',
    title: 'The import is under way',
    detail: 'It has to be checked first, and is applied once.',
  });

export const importNotUndoable = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.IMPORT_NOT_UNDOABLE',
    title: 'The import cannot be undone',
    detail: 'It has changed nothing, or it was applied before what an import changes was kept.',
  });

export const undoForeseenOtherwise = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.UNDO_FORESEEN_OTHERWISE',
    title: 'The stock has changed meanwhile',
    detail:
      'The stock has changed since you were told what the undoing does. Nothing is undone yet: read again what it does now.',
  });

export const importUnclear = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'INVENTORY.IMPORT_UNCLEAR',
    title: 'The prices are not clear',
    detail: 'Some prices do not say whether they include VAT. Say it first.',
  });
