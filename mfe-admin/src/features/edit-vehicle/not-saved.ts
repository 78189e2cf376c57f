import { ApiError } from '@forecourt/web-kit';
import { fieldAt, type Messages } from './check-values.ts';

/** Why a van was not saved. */
export interface NotSaved {
  /** Beside the fields that the server refused. */
  readonly fields: Messages;
  /** A message that concerns no field of the form. */
  readonly notice: string | null;
}

const because = (notice: string): NotSaved => ({ fields: {}, notice });

export function whyNotSaved(error: unknown): NotSaved {
  if (!(error instanceof ApiError)) {
    return because("We couldn't reach the server. Nothing you typed is lost. Check your connection and try again.");
  }
  const { status, problem } = error;
  if (status === 404)
    return because("Someone else has deleted this vehicle, so it can't be saved. What you typed is still here.");
  if (status >= 500 || !problem) {
    return because("The server couldn't save the vehicle. Nothing you typed is lost. Try again in a moment.");
  }
  const fields: Messages = {};
  for (const { path, message } of problem.errors ?? []) {
    const name = fieldAt(path.split('.'));
    if (name) fields[name] ??= message;
  }
  return { fields, notice: Object.keys(fields).length > 0 ? null : problem.detail };
}
