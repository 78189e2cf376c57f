import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 350;

/**
 * Text that is typed into the address: sent after a pause in typing, and taken over from the address when that changes
 * in another way (back, Clear All). What is typed meanwhile is never overwritten by the echo of what was sent.
 */
export function useTypedValue(value: string, send: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }

  const text = draft.trim();
  const sendDraft = useEffectEvent(() => {
    setSent(text);
    send(text);
  });
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => sendDraft(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return [draft, setDraft] as const;
}
