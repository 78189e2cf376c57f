import type { ChatProps } from '@forecourt/contracts';
import { useLayoutEffect, useState } from 'react';
import type { ChatView } from '../../conversation/kept-chat.ts';
import { useChat } from '../hooks/use-chat.ts';
import { useNewPage } from '../hooks/use-new-page.ts';
import { useVehiclesAtHand } from '../hooks/use-vehicles-at-hand.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { MinimisedChat } from './minimised-chat.tsx';

/** The widget `chat`, rendered while the chat is open or minimised. */
export function ChatWidget({ asked, request, onClose }: ChatProps) {
  const { session, ...state } = useChat();
  const [wantsFocus, setWantsFocus] = useState(asked);
  useVehiclesAtHand(state.messages);
  useLayoutEffect(() => {
    if (asked) session.show('open');
  }, [asked, session]);
  useLayoutEffect(() => {
    if (!request) return;
    session.type(request.message);
    session.show('open');
  }, [request, session]);

  useNewPage(asked, () => {
    if (state.view === 'open') session.show('minimised');
  });

  const show =
    (view: ChatView, withFocus = true) =>
    () => {
      setWantsFocus(withFocus);
      session.show(view);
      if (view === 'closed') onClose();
    };
  if (state.view === 'minimised') {
    return <MinimisedChat messages={state.messages} wantsFocus={wantsFocus} onRestore={show('open')} onClose={show('closed')} />;
  }
  if (state.view === 'closed') return null;
  return (
    <ChatFrame onLeave={(withFocus) => show('minimised', withFocus)()}>
      <ChatPanel
        session={session}
        state={state}
        wantsFocus={wantsFocus}
        onMinimise={show('minimised')}
        onClose={show('closed')}
      />
    </ChatFrame>
  );
}
