import { isAsRecentAs, STOCK_AS_OF_HEADER } from '@forecourt/contracts';
import type { ApiAnswer } from '@forecourt/web-kit';

/** Which answers the stock's position has to be told from. */
const STOCK_PATH = '/api/vehicles';

/** How far this shell has heard the stock's events. */
export class StockPosition {
  private position: string | null = null;

  /** Null while events may be missed. */
  hear(position: string | null): void {
    this.position = position;
  }

  /** Notes the answers one page is made of. */
  follow(): StockAnswers {
    const answers: (string | null)[] = [];
    return {
      note: (path, answer) => {
        if (path.startsWith(STOCK_PATH)) answers.push(answer.headers.get(STOCK_AS_OF_HEADER));
      },
      areRecent: () => answers.every((answer) => isAsRecentAs(answer, this.position)),
    };
  }
}

export interface StockAnswers {
  readonly note: (path: string, answer: ApiAnswer) => void;
  /** Whether all of them include every event heard until now: only then may what is made of them be kept (ADR 003). */
  readonly areRecent: () => boolean;
}
