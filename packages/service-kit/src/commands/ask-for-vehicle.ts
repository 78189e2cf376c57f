import { getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import type { Commands } from './commands.ts';

/** Somebody waits, and the answer is one row: an inventory that is up gives it in milliseconds. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Asks inventory for a vehicle that the asking service's copy of the stock has not heard of; null when there is none.
 * @throws {ProblemError} 503 `SERVICE.STOCK_UNAVAILABLE` where inventory gives no answer: whether there is one is not known.
 */
export const askForVehicle = async (commands: Commands, id: number): Promise<Vehicle | null> => {
  try {
    return (await commands.ask(getVehicleV1, { id }, ANSWER_WITHIN_MS)).vehicle;
  } catch (cause) {
    throw new ProblemError(
      {
        status: 503,
        code: 'SERVICE.STOCK_UNAVAILABLE',
        title: 'Temporarily unavailable',
        detail: `Vehicle ${id} cannot be looked up right now. Please try again in 5 seconds.`,
      },
      { 'retry-after': '5' },
      { cause },
    );
  }
};
