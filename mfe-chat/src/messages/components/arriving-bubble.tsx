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
 * The answer while it comes: three dots until it is there (product §4), beneath what has come of it. Screen readers
 * hear that it is being written, and then the finished answer, not each piece of it.
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
