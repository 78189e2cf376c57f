import { takingBack } from '@forecourt/contracts';
import { Icon, X } from '@forecourt/ui';
import type { Message } from '../../conversation/message.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly message: Message;
  readonly onChoose: (message: string) => void;
}

/** What the newest answer went by, each of which can be taken back, and what the visitor may want to say next. */
export function Choices({ message: { wishes = [], replies = [] }, onChoose }: ChoicesProps) {
  return (
    <>
      {wishes.length > 0 && (
        <ul aria-label="What I looked for" className={styles.row}>
          {wishes.map((wish) => (
            <li key={wish}>
              <button
                type="button"
                aria-label={`Leave out: ${wish}`}
                className={styles.wish}
                onClick={() => onChoose(takingBack(wish))}
              >
                {wish}
                <Icon of={X} small />
              </button>
            </li>
          ))}
        </ul>
      )}
      {replies.length > 0 && (
        <ul aria-label="You could say" className={styles.row}>
          {replies.map((reply) => (
            <li key={reply}>
              <button type="button" className={styles.reply} onClick={() => onChoose(reply)}>
                {reply}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
