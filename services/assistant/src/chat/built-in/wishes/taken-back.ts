import { wishTakenBack } from '@forecourt/contracts';
import { wishLabel } from '../say/wish-label.ts';
import type { Wishes } from './wish.ts';

/** The wishes that are left when a message takes one back by its label; null for any other message. */
export const withoutTakenBack = (message: string, wishes: Wishes): Wishes | null => {
  const label = wishTakenBack(message);
  const taken = label === null ? undefined : [...wishes].find(([, wish]) => wishLabel(wish) === label);
  return taken === undefined ? null : new Map([...wishes].filter(([key]) => key !== taken[0]));
};
