import styles from './arriving-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';

const DOTS = (
  <span className={styles.dots}>
    <i />
    <i />
    <i />
  </span>
);

/**
 * The answer being streamed, with three dots until it is complete (product §4). Screen readers hear that it is being written, and
 * then the complete answer, not each part.
 */
export function ArrivingBubble({ text }: { readonly text: string }) {
  if (text !== '') {
    return (
      <div aria-hidden="true" className={styles.arriving}>
        <MessageBubble message={{ sender: 'bot', content: text }}>{DOTS}</MessageBubble>
      </div>
    );
  }
  return (
    <div className={styles.typing}>
      <span className="visually-hidden">The assistant is typing</span>
      {DOTS}
    </div>
  );
}
