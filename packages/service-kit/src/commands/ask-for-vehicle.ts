import { getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import type { Commands } from './commands.ts';

/** Short, because somebody is waiting and inventory normally answers within milliseconds. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Asks inventory for a vehicle that the service's copy of the stock lacks; null if there is none.
 * @throws {ProblemError} 503 `SERVICE.STOCK_UNAVAILABLE` if inventory does not answer.
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
