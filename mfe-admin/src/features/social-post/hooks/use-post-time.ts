import type { UkClock } from '@forecourt/rules';
import { useRef, useState } from 'react';
import { useNow } from '../../../time/use-now.ts';
import { readPostTime } from '../post-time.ts';

/** The date and time that somebody chooses for a post. */
export function usePostTime(first: UkClock) {
  const [chosen, setChosen] = useState(first);
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const read = readPostTime(chosen, useNow());
  return {
    chosen,
    fields,
    fault: isTried && 'wrong' in read ? read : null,
    note: 'at' in read ? read.note : null,
    isChanged: chosen.day !== first.day || chosen.time !== first.time,
    choose: (change: Partial<UkClock>) => setChosen((before) => ({ ...before, ...change })),
    /** The moment; if there is none, says why and takes the focus there. */
    settle: (): string | null => {
      setTried(true);
      const now = readPostTime(chosen, Date.now());
      if ('at' in now) return now.at;
      fields.current?.querySelector<HTMLElement>(`[name="${now.wrong}"]`)?.focus();
      return null;
    },
  };
}

export type ChosenPostTime = ReturnType<typeof usePostTime>;
