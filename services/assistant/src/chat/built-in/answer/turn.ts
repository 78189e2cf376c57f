import type { Act } from '@forecourt/language';
import type { Van } from '../find/van.ts';
import type { FindPassages } from '../passages/passage-finder.ts';
import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Step } from '../wishes/advance.ts';
import type { StockView } from '../wishes/stock-view.ts';
import type { Order } from '../wishes/wish.ts';

/** What a message wants to be answered with. */
export type Turn =
  /**
   * `order` is what was asked for the best of: the first of them is the one. `alone`: the one it is held against is not in stock.
   */
  | {
      readonly wants: 'facts';
      readonly subjects: readonly Van[];
      readonly asked: Reading;
      readonly order?: Order;
      readonly alone?: true;
    }
  | ({ readonly wants: 'vans' } & Step)
  | { readonly wants: 'advice'; readonly vans: readonly Van[] }
  /** `told` is what a page says where the question goes on with what was told. */
  | {
      readonly wants: 'talk';
      readonly topics: readonly Topic[];
      readonly told: string | null;
      /** What may be said to what is told. */
      readonly replies?: readonly string[];
      /** The sum that it asks the meaning of. */
      readonly unclear?: number;
    };

/** What does not change while a conversation goes on. */
export interface Surroundings {
  readonly stock: StockView;
  /** The van whose page is open. */
  readonly page: Van | undefined;
  readonly pages: FindPassages;
}

/** What a turn is taken to want. */
export const actOfTurn = (turn: Turn): Act => {
  if (turn.wants === 'advice') return 'pick';
  if (turn.wants === 'facts') return turn.order !== undefined || turn.asked.compares ? 'pick' : 'facts';
  return turn.wants;
};
