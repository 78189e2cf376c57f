import { THEMES } from '../conversations/index.ts';
import type { Grounds } from '../grading/grounds.ts';
import { ask } from './ask.ts';
import { type GradedTurn, holdConversation } from './hold-conversation.ts';

export interface GradedConversation {
  readonly theme: string;
  readonly turns: readonly GradedTurn[];
}

export interface EvaluationOptions {
  readonly assistantUrl: string;
  /** Only themes whose name contains this; all if empty. */
  readonly theme?: string;
  /** Number of concurrent conversations. */
  readonly atOnce: number;
}

export const isRight = ({ turns }: GradedConversation): boolean => turns.every(({ faults }) => faults.length === 0);

/** Holds every conversation with the assistant and grades it. */
export async function evaluate(
  grounds: Grounds,
  { assistantUrl, theme = '', atOnce }: EvaluationOptions,
): Promise<GradedConversation[]> {
  const waiting = THEMES.filter(({ name }) => name.includes(theme))
    .flatMap(({ name, conversations }) => conversations.map((conversation) => ({ theme: name, conversation })))
    .map((each, place) => ({ ...each, place }));
  const graded: GradedConversation[] = new Array(waiting.length);
  // Another evaluation may have run within the window of the rate limit.
  const firstVisitor = Math.floor(Math.random() * 2 ** 23);
  const queue = [...waiting];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { conversation, place } = next;
      const turns = await holdConversation(conversation, grounds, (asked) => ask(assistantUrl, asked, firstVisitor + place));
      graded[place] = { theme: next.theme, turns };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return graded;
}
