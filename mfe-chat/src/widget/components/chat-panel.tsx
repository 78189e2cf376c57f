import { Button, Icon, Minus, User } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { Composer } from '../../composer/components/composer.tsx';
import { leadSent } from '../../conversation/assistant-texts.ts';
import type { ChatSession, ChatState } from '../../conversation/chat-session.ts';
import type { LeadDraft } from '../../conversation/kept-chat.ts';
import { LeadDialog } from '../../lead/components/lead-dialog.tsx';
import { MessageLog } from '../../messages/components/message-log.tsx';
import { useCircumstances } from '../hooks/use-chat.ts';
import { useFirstPresses } from '../hooks/use-first-presses.ts';
import { useVisibleRoom } from '../hooks/use-visible-room.ts';
import { ChatHead } from './chat-head.tsx';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  readonly session: ChatSession;
  readonly state: ChatState;
  /** The visitor has just opened it. */
  readonly wantsFocus: boolean;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
}

const NO_LEAD: LeadDraft = { name: '', email: '', phone: '', message: '' };

/** Whether focusing the field would open an on-screen keyboard over the answer. */
const byTouch = () => matchMedia('(pointer: coarse)').matches;

/** What is in the open chat, whether it stands in a corner or over the whole screen. */
export function ChatPanel({ session, state, wantsFocus, onMinimise, onClose }: ChatPanelProps) {
  const { messages, arriving, draft, lead } = state;
  const panel = useRef<HTMLDivElement>(null);
  const speak = useRef<HTMLButtonElement>(null);
  const circumstances = useCircumstances();
  const [isLeadOpen, setLeadOpen] = useState(false);
  const [isBack, setBack] = useState(wantsFocus);
  useVisibleRoom(panel);
  const presses = useFirstPresses();

  // Disabling the field would drop the focus to the page, so it is moved to the panel and back.
  const whileWaiting = async (work: Promise<void>) => {
    setBack(false);
    panel.current?.focus({ preventScroll: true });
    await work;
    setBack(!byTouch() && document.activeElement === panel.current);
  };
  const closeLead = () => {
    setLeadOpen(false);
    // Once the rest is no longer inert, unless the visitor has moved the focus.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === panel.current) speak.current?.focus();
    });
  };
  const confirm = ({ name }: LeadDraft) => {
    session.fillLead(NO_LEAD);
    session.say('notice', leadSent(name));
    closeLead();
  };
  return (
    <div ref={panel} tabIndex={-1} {...presses} className={styles.panel}>
      <div inert={isLeadOpen} className={styles.chat}>
        <ChatHead line="Answers about our vans" onClose={onClose}>
          <Button variant="quiet" size="icon" aria-label="Minimise chat" onClick={onMinimise}>
            <Icon of={Minus} />
          </Button>
        </ChatHead>
        <MessageLog
          messages={messages}
          arriving={arriving}
          onSendAgain={() => whileWaiting(session.sendAgain(circumstances))}
          onViewDetails={onMinimise}
          onChoose={(message) => whileWaiting(session.choose(message, circumstances))}
        />
        <footer className={styles.foot}>
          <Composer
            draft={draft}
            waiting={arriving !== null}
            wantsFocus={isBack}
            onType={(text) => session.type(text)}
            onSend={() => whileWaiting(session.send(circumstances))}
          />
          <Button ref={speak} size="small" block onClick={() => setLeadOpen(true)}>
            <Icon of={User} small />
            Speak to Sales Team
          </Button>
        </footer>
      </div>
      {isLeadOpen && (
        <LeadDialog
          lead={lead}
          conversation={messages}
          onFill={(next) => session.fillLead(next)}
          onSent={confirm}
          onCancel={closeLead}
        />
      )}
    </div>
  );
}
