import { ExternalService } from '@forecourt/server-kit';
import OpenAI, { APIConnectionError, InternalServerError, RateLimitError } from 'openai';
import type { Assignment, TextWriter } from '../text-writer.ts';
import { promptFor } from './prompt.ts';

export interface OpenAiAccount {
  readonly apiKey: string;
  /** `https://api.openai.com/v1`, or that of a compatible server. */
  readonly baseUrl: string;
  readonly model: string;
  readonly deadlineMs: number;
}

/** Room for a text and for the reasoning before it. */
const MAX_TOKENS = 4_000;

/** OpenAI answered without a usable text: it refused, was cut off or was filtered. */
export class NoTextError extends Error {
  override readonly name = 'NoTextError';
}

/** Whether OpenAI is failing or limiting us, rather than our settings being wrong. */
const isTrouble = (error: unknown): boolean =>
  error instanceof APIConnectionError || error instanceof InternalServerError || error instanceof RateLimitError;

/** Writes with OpenAI or a server with the same chat completions API. */
export class OpenAiWriter implements TextWriter {
  private readonly client: OpenAI;
  private readonly openai: ExternalService;

  constructor(private readonly account: OpenAiAccount) {
    const { apiKey, baseUrl, deadlineMs } = account;
    // No retries: ExternalService enforces the deadline, and the built-in writer is the fallback.
    this.client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' });
    this.openai = new ExternalService('OpenAI', { deadlineMs, atOnce: 4, isFailure: isTrouble });
  }

  async write(assignment: Assignment): Promise<string> {
    const { system, user } = promptFor(assignment);
    const completion = await this.openai.call((signal) =>
      this.client.chat.completions.create(
        {
          model: this.account.model,
          max_completion_tokens: MAX_TOKENS,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        },
        { signal },
      ),
    );
    const choice = completion.choices?.[0];
    if (choice?.message?.refusal) throw new NoTextError('OpenAI refused to write');
    if (choice?.finish_reason !== 'stop')
      throw new NoTextError(`OpenAI ended for another reason: ${choice?.finish_reason ?? 'none'}`);
    if (!choice.message.content) throw new NoTextError('OpenAI gave no text');
    return choice.message.content;
  }
}
