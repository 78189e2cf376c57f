import type { ChatEngine } from './chat-engine.ts';

/** Who answers: OpenAI where there is a key, and the built-in engine, which always can. */
export interface ChatEngines {
  readonly openAi: ChatEngine | null;
  readonly builtIn: ChatEngine;
}

export const CHAT_ENGINES = Symbol('CHAT_ENGINES');
