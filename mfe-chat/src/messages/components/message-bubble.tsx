import { classes } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import type { Message } from '../../conversation/message.ts';
import { linkedParts } from '../linked-parts.ts';
import styles from './message-bubble.module.css';

interface MessageBubbleProps {
  readonly message: Pick<Message, 'sender' | 'content'> & Partial<Message>;
  /** Beneath its text. */
  readonly children?: ReactNode;
}

/** A message as plain text. Its side shows who wrote it; screen readers are told. */
export function MessageBubble({ message, children }: MessageBubbleProps) {
  const { id, sender, kind, content } = message;
  const dealership = useDealership();
  // What somebody typed stays as it was typed; the lines of an answer are its paragraphs.
  const paragraphs =
    sender === 'bot' ? content.split(/\n+/).map((line) => linkedParts(line, dealership)) : [[{ text: content, href: undefined }]];
  return (
    <div data-message={id} className={classes(styles.bubble, styles[sender], kind === 'trouble' && styles.trouble)}>
      {paragraphs.map((parts, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes but at its end
        <p key={paragraph}>
          {paragraph === 0 && <span className="visually-hidden">{sender === 'user' ? 'You: ' : 'Assistant: '}</span>}
          {parts.map(({ text, href }, place) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
              <a key={place} href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      ))}
      {children}
    </div>
  );
}
