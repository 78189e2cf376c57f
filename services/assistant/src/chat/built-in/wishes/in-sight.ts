import type { Conversation } from './conversation.ts';

/** The vans that "both", "the other" and "which of them" are about: several shown together, or the last two spoken of. */
export const inSight = ({ shown, several, spoken }: Pick<Conversation, 'shown' | 'several' | 'spoken'>): readonly number[] => {
  const [last, before] = spoken;
  if (shown.length > 1) return shown;
  if (several.length > 1 && (last === undefined || several.includes(last))) return several;
  return last === undefined || before === undefined ? shown : [before, last];
};

/** Two that were spoken of, where there are not just two in sight. */
export const bothInSight = (state: Pick<Conversation, 'shown' | 'several' | 'spoken'>): readonly number[] => {
  const sight = inSight(state);
  const spoken = state.spoken.slice(0, 2);
  return sight.length !== 2 && spoken.length === 2 ? spoken.reverse() : sight.slice(0, 2);
};

/** "The other one": of two the other, of more the one spoken of before, or else all but the one spoken of. */
export const otherInSight = (
  state: Pick<Conversation, 'shown' | 'several' | 'spoken' | 'subject'>,
  page: number | undefined,
): readonly number[] => {
  const current = state.subject ?? state.spoken[0] ?? page;
  const others = inSight(state).filter((id) => id !== current);
  const before = state.spoken.find((id) => others.includes(id));
  return others.length > 1 && before !== undefined ? [before] : others.slice(0, 2);
};
