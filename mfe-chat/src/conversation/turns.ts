import { type EarlierTurn, MAX_CHAT_ANSWER_LENGTH, MAX_EARLIER_CHARACTERS, MAX_EARLIER_TURNS } from '@forecourt/contracts';
import type { ChatLine } from '@forecourt/rules';
import type { Message } from './message.ts';

/** The newest turns within the assistant's limits, oldest first. A message without an answer is not a turn. */
export function turnsOf(messages: readonly Message[]): EarlierTurn[] {
  const turns: EarlierTurn[] = [];
  let asked: string | null = null;
  for (const { sender, content, kind, vehicles = [] } of messages) {
    if (sender === 'user') asked = content;
    if (kind !== 'answer' || asked === null) continue;
    turns.push({ message: asked, answer: content.slice(0, MAX_CHAT_ANSWER_LENGTH), vehicleIds: vehicles.map(({ id }) => id) });
    asked = null;
  }
  return newest(turns.slice(-MAX_EARLIER_TURNS));
}

function newest(turns: readonly EarlierTurn[]): EarlierTurn[] {
  let room = MAX_EARLIER_CHARACTERS;
  const first = turns.findLastIndex(({ message, answer }) => {
    room -= message.length + answer.length;
    return room < 0;
  });
  return turns.slice(first + 1);
}

/** The transcript that is sent with a lead. */
export const transcriptOf = (messages: readonly Message[]): ChatLine[] =>
  messages.map(({ sender, content }) => ({ from: sender === 'user' ? 'customer' : 'assistant', text: content }));

/** The visitor's message that is pending or got an error, and can be resent. */
export function unansweredIn(messages: readonly Message[]): Message | null {
  const spoken = messages.filter(({ kind }) => kind !== 'notice');
  const last = spoken.at(-1);
  const asked = last?.kind === 'trouble' ? spoken.at(-2) : last;
  return asked?.sender === 'user' ? asked : null;
}
