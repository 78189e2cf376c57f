import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import { ExternalService } from '@forecourt/server-kit';
import OpenAI, { APIError, APIUserAbortError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { OpenAiAccount } from '../../texts/openai/openai-writer.ts';
import type { Van } from '../built-in/find/van.ts';
import type { ChatDraft, ChatEngine, ChatMoment } from '../chat-engine.ts';
import { AnswerComposer } from './answer-composer.ts';
import { heldToWishes } from './held-to-wishes.ts';
import { questionFor, RULES } from './prompt.ts';
import { Quotes } from './quotes.ts';
import { SentenceCheck } from './sentence-check.ts';
import { NoTokensError, type TokenBudget } from './token-budget.ts';
import { toolsOf } from './tools.ts';

/** Room for an answer and for the reasoning before it. */
const MAX_TOKENS = 2_000;
/** Enough for a search, a refined one, the figures, a retry and the answer. */
const MAX_COMPLETIONS = 5;
const AT_ONCE = 16;

/** OpenAI answered with nothing usable. The message says why, without the text itself. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Whether OpenAI is failing, rather than our key, model or request being wrong or the answer refused. */
const isTrouble = (error: unknown): boolean => {
  if (error instanceof NoAnswerError || error instanceof NoTokensError || error instanceof APIUserAbortError) return false;
  return !(error instanceof APIError) || error.status === undefined || error.status === 429 || error.status >= 500;
};

/** Answers with OpenAI or a server with the same chat completions API. Facts come from our quotes only (ADR 015). */
export class OpenAiEngine implements ChatEngine {
  readonly #client: OpenAI;
  readonly #openai: ExternalService;

  constructor(
    private readonly account: OpenAiAccount,
    private readonly budget: TokenBudget,
    private readonly dealership: { readonly now: Dealership },
  ) {
    const { apiKey, baseUrl, deadlineMs } = account;
    // No retries: the visitor is waiting, and the built-in engine is the fallback.
    this.#client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' });
    this.#openai = new ExternalService('OpenAI', { deadlineMs, atOnce: AT_ONCE, isFailure: isTrouble });
  }

  answer(question: ChatQuestion, moment: ChatMoment): Promise<ChatDraft> {
    return this.#openai.call(async (signal) => {
      const settle = await this.budget.setAside();
      return this.#ask(question, moment, AbortSignal.any([signal, moment.signal]), settle);
    });
  }

  async #ask(
    question: ChatQuestion,
    moment: ChatMoment,
    signal: AbortSignal,
    settle: (used: number) => Promise<void>,
  ): Promise<ChatDraft> {
    const dealership = this.dealership.now;
    const quotes = new Quotes(question, moment, dealership);
    const told = new Set<Van>();
    const composer = new AnswerComposer(quotes, new SentenceCheck(quotes, told), moment.say);
    const runner = this.#client.chat.completions.runTools(
      {
        model: this.account.model,
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: MAX_TOKENS,
        messages: [
          { role: 'system', content: RULES },
          { role: 'user', content: questionFor(question, quotes, told) },
        ],
        tools: toolsOf(quotes, told),
      },
      { signal, maxChatCompletions: MAX_COMPLETIONS },
    );
    runner.on('content', (piece) => composer.add(piece));
    runner.on('message', (message) => {
      if (message.role === 'assistant' && message.tool_calls?.length) composer.startAgain();
    });
    try {
      await runner.done();
    } finally {
      await settle(tokensOf(runner.allChatCompletions()));
    }
    refuseUnfinished(runner.allChatCompletions().at(-1));
    const draft = composer.finish();
    if (draft === null)
      throw new NoAnswerError(`nothing of the answer could be used: ${composer.faults.join(', ') || 'it was empty'}`);
    return heldToWishes(draft, question, moment, dealership);
  }
}

const tokensOf = (completions: readonly ChatCompletion[]): number =>
  completions.reduce((sum, { usage }) => sum + (usage?.total_tokens ?? 0), 0);

const refuseUnfinished = (completion: ChatCompletion | undefined): void => {
  const [choice] = completion?.choices ?? [];
  if (choice?.message.refusal) throw new NoAnswerError('it refused to answer');
  if (choice?.message.tool_calls?.length) throw new NoAnswerError('it looked things up without end');
  if (choice?.finish_reason !== 'stop')
    throw new NoAnswerError(`it ended for another reason: ${choice?.finish_reason ?? 'none'}`);
};
