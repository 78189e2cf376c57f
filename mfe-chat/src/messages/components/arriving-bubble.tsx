import styles from './arriving-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';

/**
 * The answer while it comes: three dots until its first sentence is there. Screen readers hear that it is being written,
 * and then the finished answer, not each piece of it.
 */
export function ArrivingBubble({ text }: { readonly text: string }) {
  if (text !== '') {
    return (
      <div aria-hidden="true" className={styles.arriving}>
        <MessageBubble message={{ sender: 'bot', content: text }} />
      </div>
    );
  }
  return (
    <div className={styles.typing}>
      <span className="visually-hidden">The assistant is typing</span>
      <i />
      <i />
      <i />
    </div>
  );
}
