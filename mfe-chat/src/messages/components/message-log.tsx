import { Button, Icon, RefreshCw } from '@forecourt/ui';
import { Fragment } from 'react';
import type { Message } from '../../conversation/message.ts';
import { useNewestInSight } from '../hooks/use-newest-in-sight.ts';
import { useScrollBar } from '../hooks/use-scroll-bar.ts';
import { ArrivingBubble } from './arriving-bubble.tsx';
import { Choices } from './choices.tsx';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { VanCard } from './van-card.tsx';

interface MessageLogProps {
  readonly messages: readonly Message[];
  /** What has come of the answer that is awaited. */
  readonly arriving: string | null;
  readonly onSendAgain: () => void;
  readonly onViewDetails: () => void;
  /** Sends a message that an answer offers. */
  readonly onChoose: (message: string) => void;
}

/** The conversation. Screen readers are told what is added to it. */
export function MessageLog({ messages, arriving, onSendAgain, onViewDetails, onChoose }: MessageLogProps) {
  const log = useNewestInSight(messages, arriving);
  useScrollBar(log);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className={styles.log}>
      {messages.map((message) => (
        <Fragment key={message.id}>
          <MessageBubble message={message}>
            {message.kind === 'trouble' && message === messages.at(-1) && (
              <Button size="small" className={styles.again} onClick={onSendAgain}>
                <Icon of={RefreshCw} small />
                Try again
              </Button>
            )}
          </MessageBubble>
          {message.vehicles?.map((vehicle) => (
            <VanCard key={vehicle.id} vehicle={vehicle} onViewDetails={onViewDetails} />
          ))}
          {message === messages.at(-1) && <Choices message={message} onChoose={onChoose} />}
        </Fragment>
      ))}
      {arriving !== null && <ArrivingBubble text={arriving} />}
    </div>
  );
}
