import type { EarlierTurn } from '@forecourt/contracts';
import type { ChatDraft, ChatStock } from '../../chat-engine.ts';
import { builtInAnswer } from '../built-in-engine.ts';
import { DEALERSHIP } from './some-stock.ts';

export interface LastAnswer extends ChatDraft {
  readonly ids: readonly number[];
}

/** The last answer of a conversation about a stock. @param page the van whose page is open */
export const conversationWith =
  (stock: ChatStock, page?: number) =>
  (...messages: readonly string[]): LastAnswer => {
    let earlier: readonly EarlierTurn[] = [];
    let last: LastAnswer = { text: '', recommended: [], unmet: null, ids: [] };
    for (const message of messages) {
      const question = { message, earlier: [...earlier], ...(page !== undefined && { vehicleId: page }) };
      const draft = builtInAnswer(question, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);
      last = { ...draft, ids: draft.recommended.map(({ id }) => id) };
      earlier = [...earlier, { message, answer: last.text, vehicleIds: [...last.ids] }];
    }
    return last;
  };
