import { ACTS, type Act, type Moment } from '../acts/act.ts';

/** A turn of a conversation, and what it wants. */
export interface TurnExample {
  readonly message: string;
  readonly moment: Moment;
  readonly act: Act;
}

const isAct = (name: string): name is Act => ACTS.some((act) => act === name);

/**
 * Reads conversations of the data: one turn a line, `facts: has it got a towbar`; an empty line between two; `page` before the
 * first turn of one that is held on a van's page.
 *
 * @throws Error if a line names no act
 */
export const readTurns = (lines: readonly string[]): readonly TurnExample[] => {
  const turns: TurnExample[] = [];
  let moment: Moment = { onPage: false, before: [] };
  for (const line of lines) {
    const [, act = '', message = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (isAct(act)) {
      turns.push({ message, moment, act });
      moment = { ...moment, before: [...moment.before, act] };
    } else if (line === '' || line === 'page') moment = { onPage: line === 'page', before: [] };
    else throw new Error(`No act in "${line}"`);
  }
  return turns;
};
