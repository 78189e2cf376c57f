import type { UkClock } from '@forecourt/rules';
import { useRef, useState } from 'react';
import type { ChosenTime } from './chosen-time.ts';
import { useNow } from './use-now.ts';

/** A date and a UK time that somebody chooses. @param read what they mean, or what is wrong with them. */
export function useChosenTime(first: UkClock, read: (chosen: UkClock, now: number) => ChosenTime) {
  const [chosen, setChosen] = useState(first);
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const found = read(chosen, useNow());
  return {
    chosen,
    fields,
    fault: isTried && 'wrong' in found ? found : null,
    note: 'at' in found ? found.note : null,
    isChanged: chosen.day !== first.day || chosen.time !== first.time,
    choose: (change: Partial<UkClock>) => setChosen((before) => ({ ...before, ...change })),
    /** The moment; if there is none, says why and takes the focus there. */
    settle: (): string | null => {
      setTried(true);
      const now = read(chosen, Date.now());
      if ('at' in now) return now.at;
      fields.current?.querySelector<HTMLElement>(`[name="${now.wrong}"]`)?.focus();
      return null;
    },
  };
}

export type TimeChoice = ReturnType<typeof useChosenTime>;
