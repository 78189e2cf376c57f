import { isAsRecentAs, STOCK_AS_OF_HEADER } from '@forecourt/contracts';

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
      note: (response) => {
        if (new URL(response.url).pathname.startsWith(STOCK_PATH)) answers.push(response.headers.get(STOCK_AS_OF_HEADER));
      },
      areRecent: () => answers.every((answer) => isAsRecentAs(answer, this.position)),
    };
  }
}

export interface StockAnswers {
  readonly note: (response: Response) => void;
  /** Whether all of them include every event heard until now: only then may what is made of them be kept (ADR 003). */
  readonly areRecent: () => boolean;
}
