import type { ChatProps, ChatRequest } from '@forecourt/contracts';
import { Icon, MessageCircle } from '@forecourt/ui';
import { Boundary, ErrorCatcher, useAnnouncement, usePart, usePlatform } from '@forecourt/web-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './chat.module.css';
import { ChatFailure } from './chat-failure.tsx';
import { isChatKept } from './kept-chat.ts';
import { LAUNCHER_ID, placeLauncher } from './place-launcher.ts';

/**
 * The chat is fetched only once it is opened. `kept`: it was open before a reload. `left`: the visitor has closed it, and the
 * focus returns to the button.
 */
type State = 'closed' | 'kept' | 'asked' | 'failed' | 'left';

export function Chat() {
  const { loadWidget } = usePlatform();
  const [state, setState] = useState<State>('closed');
  const launcher = useRef<HTMLButtonElement>(null);
  const failure = useRef<HTMLButtonElement>(null);
  const wanted = state === 'kept' || state === 'asked';
  // Fails silently unless the visitor asked for it.
  const fail = () => setState(state === 'asked' ? 'failed' : 'closed');
  const Widget = usePart(wanted, () => loadWidget('mfe-chat', 'chat'), fail);
  const [request, setRequest] = useState<ChatRequest | null>(null);
  useAnnouncement('chat:asked', (asked) => {
    setRequest(asked);
    setState('asked');
  });
  useEffect(() => {
    if (isChatKept()) setState('kept');
  }, []);
  // The element with the focus has been removed: the chat, or its failure notice.
  useLayoutEffect(() => {
    if (state === 'asked' || state === 'left') launcher.current?.focus();
    const { activeElement } = document;
    if (state === 'failed' && activeElement === launcher.current) failure.current?.focus();
    placeLauncher();
  }, [state]);

  const ask = () => setState('asked');
  const leave = () => {
    setRequest(null);
    setState('left');
  };
  if (wanted && Widget) {
    const props: ChatProps = { asked: state === 'asked', request, onClose: leave };
    return (
      <Boundary owner="mfe-chat">
        <ErrorCatcher fallback={(retry) => <ChatFailure onRetry={retry} onClose={leave} />}>
          <Widget {...props} />
        </ErrorCatcher>
      </Boundary>
    );
  }
  return (
    <section aria-label="Chat" onKeyDown={({ key }) => key === 'Escape' && state === 'failed' && leave()}>
      {state === 'failed' && <ChatFailure retry={failure} onRetry={ask} onClose={leave} />}
      <button
        ref={launcher}
        id={LAUNCHER_ID}
        type="button"
        aria-label="Chat with our sales assistant"
        aria-busy={wanted}
        data-state={state}
        className={styles.launcher}
        onClick={ask}
      >
        <Icon of={MessageCircle} />
      </button>
    </section>
  );
}
