import type { Enquiry } from '@forecourt/contracts';
import { splitChatMessage } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import { Part, Words } from '../../../record-card/words.tsx';
import styles from './enquiry-message.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** The message; one from the chat is split at its marker (product §2, D17). */
export function EnquiryMessage({ enquiry: { message, cameBy, erasedAt } }: { readonly enquiry: Enquiry }) {
  const { tradingName } = useDealership();
  if (erasedAt !== null) {
    return <p className="muted">Who sent this, and what they wrote, was erased on {day.format(new Date(erasedAt))}.</p>;
  }
  const chat = splitChatMessage(message ?? '');
  if (!chat) return <Words title={cameBy ? 'What they want' : 'Message'} text={message ?? ''} />;
  return (
    <>
      <Words title="Customer Message" text={chat.message} />
      <Part title="Chat History">
        {chat.history.length === 0 && <p className="muted">Nothing was said in the chat.</p>}
        {chat.history.length > 0 && (
          <ol className={styles.history}>
            {chat.history.map(({ from, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes, and its lines may be alike
              <li key={index}>
                <p className={styles[from]}>{from === 'customer' ? 'Customer' : `${tradingName} (AI Assistant)`}</p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </Part>
    </>
  );
}
