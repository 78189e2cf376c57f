import { type Message, messagesIn } from './message.ts';

/** Whether the panel is shown (product §4). */
export type ChatView = 'closed' | 'open' | 'minimised';

export interface LeadDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** What is neither sent nor answered. */
export interface Unsent {
  readonly draft: string;
  readonly lead: LeadDraft;
  /** The page was left while an answer was pending. */
  readonly isAwaiting: boolean;
}

/** Also read by the shell's button, which restores an open or minimised chat after a reload. */
const VIEW = 'forecourt:chat-view';
const CONVERSATION = 'forecourt:chat';
const UNSENT = 'forecourt:chat-unsent';

/** The tab's session storage; if it is unavailable or full, the chat lasts as long as the page. */
function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(stored(name) ?? 'null');
  } catch {
    return null;
  }
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // As above.
  }
}

export const keptView = (): ChatView => {
  const view = stored(VIEW);
  return view === 'open' || view === 'minimised' ? view : 'closed';
};

export const keptMessages = (): Message[] => messagesIn(read(CONVERSATION));

export function keptUnsent(): Unsent {
  const { draft, lead, isAwaiting } = (read(UNSENT) ?? {}) as {
    draft?: unknown;
    lead?: Partial<Record<keyof LeadDraft, unknown>>;
    isAwaiting?: unknown;
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    draft: text(draft),
    lead: {
      name: text(lead?.name),
      email: text(lead?.email),
      phone: text(lead?.phone),
      message: text(lead?.message),
    },
    isAwaiting: isAwaiting === true,
  };
}

export const keepView = (view: ChatView): void =>
  attempt(() => (view === 'closed' ? sessionStorage.removeItem(VIEW) : sessionStorage.setItem(VIEW, view)));

export const keepMessages = (messages: readonly Message[]): void =>
  attempt(() => sessionStorage.setItem(CONVERSATION, JSON.stringify(messages)));

export const keepUnsent = ({ draft, lead, isAwaiting }: Unsent): void =>
  attempt(() => sessionStorage.setItem(UNSENT, JSON.stringify({ draft, lead, isAwaiting })));
