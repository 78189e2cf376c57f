import type { Dealership } from '@forecourt/contracts';
import type { Api } from '@forecourt/web-kit';
import { askAssistant } from './api/ask-assistant.ts';
import { greeting, interrupted, troubleText } from './assistant-texts.ts';
import {
  type ChatView,
  keepMessages,
  keepUnsent,
  keepView,
  keptMessages,
  keptUnsent,
  keptView,
  type LeadDraft,
} from './kept-chat.ts';
import type { BotKind, Message, Offered } from './message.ts';
import { turnsOf, unansweredIn } from './turns.ts';

export interface ChatState {
  readonly view: ChatView;
  readonly messages: readonly Message[];
  /** The part of the pending answer received so far; null if none is pending. */
  readonly arriving: string | null;
  readonly draft: string;
  readonly lead: LeadDraft;
}

/** The context of a question besides the conversation. */
export interface Circumstances {
  readonly api: Api;
  /** The van whose page the visitor is viewing. */
  readonly vehicleId: number | null;
}

function kept(): ChatState {
  const { draft, lead } = keptUnsent();
  return { view: keptView(), messages: keptMessages(), arriving: null, draft, lead };
}

/** Older messages are dropped, so that they do not fill the session storage. */
const MAX_MESSAGES = 300;

/** The tab's chat. It continues while the panel is closed, and on the next page. */
export class ChatSession {
  private state: ChatState;
  private readonly dealership: Dealership;
  private readonly listeners = new Set<() => void>();
  /** The number of answers asked for: what comes for a question before the page was left is dropped. */
  private asked = 0;

  constructor(dealership: Dealership) {
    this.dealership = dealership;
    this.state = kept();
    if (this.state.messages.length === 0) this.say('notice', greeting(dealership));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ChatState => this.state;

  /** The page is being left. */
  leave(): void {
    if (this.state.arriving === null) return;
    // The browser ends the request, which is no failure to tell of.
    this.asked += 1;
    keepUnsent({ ...this.state, isAwaiting: true });
  }

  /** The back/forward cache has restored the page: the chat went on elsewhere meanwhile. */
  restore(): void {
    this.change(kept());
  }

  /** Asks once more for the answer that was pending when the page was left. A reload, or a copy of the tab, asks the visitor. */
  async goOn(circumstances: Circumstances, isReload: boolean): Promise<void> {
    const { messages, arriving } = this.state;
    const unanswered = unansweredIn(messages);
    if (!unanswered || arriving !== null || messages.at(-1)?.kind === 'trouble') return;
    const { isAwaiting } = keptUnsent();
    this.keepTyped();
    if (isAwaiting && !isReload) await this.answer(unanswered.content, circumstances);
    else this.say('trouble', interrupted);
  }

  show(view: ChatView): void {
    keepView(view);
    this.change({ view });
  }

  type(draft: string): void {
    this.change({ draft });
    this.keepTyped();
  }

  fillLead(lead: LeadDraft): void {
    this.change({ lead });
    this.keepTyped();
  }

  /** Sends the typed message, unless an answer is pending. */
  async send(circumstances: Circumstances): Promise<void> {
    const content = this.state.draft.trim();
    if (content === '' || this.state.arriving !== null) return;
    this.type('');
    await this.ask(content, circumstances);
  }

  /** Sends a message that an answer offered; what is typed stays. */
  async choose(content: string, circumstances: Circumstances): Promise<void> {
    if (this.state.arriving === null) await this.ask(content, circumstances);
  }

  /** Resends the message that got no answer. */
  async sendAgain(circumstances: Circumstances): Promise<void> {
    const unanswered = unansweredIn(this.state.messages);
    if (!unanswered || this.state.arriving !== null) return;
    const isItsTrouble = ({ id, kind }: Message) => kind === 'trouble' && id > unanswered.id;
    this.change({ messages: this.state.messages.filter((message) => !isItsTrouble(message)) });
    await this.answer(unanswered.content, circumstances);
  }

  /** A message of the bot. */
  say(kind: BotKind, content: string, offered: Offered = {}, rest: Partial<ChatState> = {}): void {
    this.add({ sender: 'bot', kind, content, ...offered }, rest);
  }

  private async ask(content: string, circumstances: Circumstances): Promise<void> {
    this.add({ sender: 'user', content });
    await this.answer(content, circumstances);
  }

  private async answer(message: string, { api, vehicleId }: Circumstances): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    this.change({ arriving: '' });
    try {
      const question = { message, earlier: turnsOf(this.state.messages), vehicleId };
      const { text, ...offered } = await askAssistant(api, question, (piece) => {
        if (asked === this.asked) this.change({ arriving: (this.state.arriving ?? '') + piece });
      });
      if (asked === this.asked) this.say('answer', text, offered, { arriving: null });
    } catch (error) {
      if (asked === this.asked) this.say('trouble', troubleText(error, this.dealership), {}, { arriving: null });
    }
  }

  private keepTyped(): void {
    keepUnsent({ ...this.state, isAwaiting: false });
  }

  private add(message: Omit<Message, 'id' | 'timestamp'>, rest: Partial<ChatState> = {}): void {
    const { messages } = this.state;
    const id = (messages.at(-1)?.id ?? 0) + 1;
    const next = [...messages, { ...message, id, timestamp: new Date().toISOString() }].slice(-MAX_MESSAGES);
    this.change({ ...rest, messages: next });
    keepMessages(next);
  }

  private change(change: Partial<ChatState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
