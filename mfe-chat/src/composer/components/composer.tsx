import { MAX_CHAT_MESSAGE_LENGTH } from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';
import { Button, Icon, Send } from '@forecourt/ui';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './composer.module.css';

interface ComposerProps {
  readonly draft: string;
  readonly waiting: boolean;
  /** Whether to focus the field: the visitor has just opened the chat or waited for an answer in it. */
  readonly wantsFocus: boolean;
  readonly onType: (draft: string) => void;
  readonly onSend: () => void;
}

/** While an input method is composing, Enter confirms its text and does not send. */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

export function Composer({ draft, waiting, wantsFocus, onType, onSend }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const { text, isTooLong } = countCharacters(draft, MAX_CHAT_MESSAGE_LENGTH);
  const canSend = draft.trim() !== '' && !isTooLong && !waiting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: grows and shrinks with the text
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [draft]);
  // In an effect: a sheet can be focused only once it is open.
  useEffect(() => {
    if (wantsFocus) input.current?.focus({ preventScroll: true });
  }, [wantsFocus]);

  const send = (event: KeyboardEvent | SubmitEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <textarea
        ref={input}
        rows={1}
        aria-label="Message"
        aria-describedby={note}
        aria-invalid={isTooLong || undefined}
        placeholder="Ask about a van or a budget"
        enterKeyHint="send"
        className={styles.input}
        value={draft}
        disabled={waiting}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => sends(event) && send(event)}
      />
      <Button type="submit" variant="primary" size="icon" aria-label="Send" disabled={!canSend}>
        <Icon of={Send} />
      </Button>
      <p id={note} role={isTooLong ? 'alert' : undefined} className={styles.note} data-wrong={isTooLong || undefined}>
        {text}
      </p>
    </form>
  );
}
