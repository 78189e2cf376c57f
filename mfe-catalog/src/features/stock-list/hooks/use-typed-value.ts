import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 350;

/** Converts between a text and a value of the address. */
interface Notation {
  /** The address's value for a text. */
  readonly read: (text: string) => string;
  /** The text for a value of the address. */
  readonly show: (value: string) => string;
}

const PLAIN: Notation = { read: (text) => text.trim(), show: (value) => value };

/**
 * Text that is written to the address after a pause in typing, and updated from the address when that changes in another way
 * (Back, Clear All). What is typed meanwhile is never overwritten when the address catches up, however late.
 */
export function useTypedValue(value: string, send: (value: string) => void, { read, show }: Notation = PLAIN) {
  const [draft, setDraft] = useState(() => show(value));
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Values sent that the address has yet to show. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const arrived = underWay.indexOf(value);
    setUnderWay(arrived < 0 ? [] : underWay.slice(arrived + 1));
    if (arrived < 0) {
      setSent(value);
      setDraft(show(value));
    }
  }

  const meant = read(draft);
  const sendMeant = useEffectEvent(() => {
    setSent(meant);
    setUnderWay([...underWay, meant]);
    send(meant);
  });
  useEffect(() => {
    if (meant === sent) return;
    const timer = setTimeout(() => sendMeant(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [meant, sent]);

  return [draft, setDraft] as const;
}
