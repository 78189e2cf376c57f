import type { ChatRequest } from '@forecourt/contracts';
import { Icon, MessageCircle } from '@forecourt/ui';
import { Boundary, ErrorCatcher, useAnnouncement, usePlatform } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { usePart } from '../parts/use-part.ts';
import styles from './chat.module.css';
import { ChatFailure } from './chat-failure.tsx';
import { useClearOfControls } from './use-clear-of-controls.ts';
import { useScrolledOn } from './use-scrolled-on.ts';

/** Key under which mfe-chat stores whether this tab's chat is open or minimised. */
const VIEW = 'forecourt:chat-view';

function isKept(): boolean {
  try {
    return /^(open|minimised)$/.test(sessionStorage.getItem(VIEW) ?? '');
  } catch {
    return false;
  }
}

/**
 * The chat is fetched only once it is opened. `kept`: it was open before a reload. `left`: the visitor has closed it, and the
 * focus returns to the button.
 */
type State = 'closed' | 'kept' | 'asked' | 'failed' | 'left';

export function Chat() {
  const { loadWidget } = usePlatform();
  // Not rendered by the server: without scripts there is no chat.
  const [state, setState] = useState<State | null>(null);
  const isScrolledOn = useScrolledOn();
  const launcher = useRef<HTMLButtonElement>(null);
  const isClear = useClearOfControls(launcher, state);
  const wanted = state === 'kept' || state === 'asked';
  // Fails silently unless the visitor asked for it.
  const fail = () => setState(state === 'asked' ? 'failed' : 'closed');
  const Widget = usePart(wanted, () => loadWidget('mfe-chat', 'chat'), fail);
  const [request, setRequest] = useState<ChatRequest | null>(null);
  useAnnouncement('chat:asked', (asked) => {
    setRequest(asked);
    setState('asked');
  });
  useEffect(() => setState(isKept() ? 'kept' : 'closed'), []);
  // The element with the focus has been removed: the chat, or its failure notice.
  useEffect(() => {
    if (state === 'asked' || state === 'left') launcher.current?.focus();
  }, [state]);

  if (state === null) return null;
  const ask = () => setState('asked');
  const leave = () => {
    setRequest(null);
    setState('left');
  };
  if (wanted && Widget) {
    const props = { asked: state === 'asked', request, onClose: leave };
    return (
      <Boundary owner="mfe-chat">
        <ErrorCatcher fallback={(retry) => <ChatFailure onRetry={retry} onClose={leave} />}>
          <Widget {...props} />
        </ErrorCatcher>
      </Boundary>
    );
  }
  return (
    <section aria-label="Chat">
      {state === 'failed' && <ChatFailure onRetry={ask} onClose={leave} />}
      <button
        ref={launcher}
        type="button"
        aria-label="Chat with our sales assistant"
        aria-busy={wanted}
        data-due={isScrolledOn || state !== 'closed'}
        data-clear={isClear}
        className={styles.launcher}
        onClick={ask}
      >
        <Icon of={MessageCircle} />
      </button>
    </section>
  );
}
