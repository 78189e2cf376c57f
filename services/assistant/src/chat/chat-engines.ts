import type { ChatEngine } from './chat-engine.ts';

/** OpenAI if there is a key, and the built-in engine, which is always available. */
export interface ChatEngines {
  readonly openAi: ChatEngine | null;
  readonly builtIn: ChatEngine;
}

export const CHAT_ENGINES = Symbol('CHAT_ENGINES');
