import { Button, Icon, Maximize2 } from '@forecourt/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../conversation/message.ts';
import { ChatHead } from './chat-head.tsx';
import styles from './minimised-chat.module.css';

interface MinimisedChatProps {
  readonly messages: readonly Message[];
  /** The visitor has just minimised it. */
  readonly wantsFocus: boolean;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** The chat as a bar, which says when an answer has come meanwhile. */
export function MinimisedChat({ messages, wantsFocus, onRestore, onClose }: MinimisedChatProps) {
  const restore = useRef<HTMLButtonElement>(null);
  const [seen] = useState(messages.at(-1)?.id);
  const isNew = messages.at(-1)?.id !== seen;
  useLayoutEffect(() => {
    if (wantsFocus) restore.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return (
    <section aria-label="Sales Assistant" className={styles.bar}>
      <ChatHead line={<span role="status">{isNew ? 'New message' : 'Answers about our vans'}</span>} onClose={onClose}>
        <Button ref={restore} variant="quiet" size="icon" aria-label="Restore chat" onClick={onRestore}>
          <Icon of={Maximize2} />
        </Button>
      </ChatHead>
    </section>
  );
}
