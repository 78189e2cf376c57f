import type { ChatAnswer, ChatQuestion, ChatStreamEvent } from '@forecourt/contracts';
import type { Api } from '@forecourt/web-kit';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NoAnswer } from '../assistant-texts.ts';
import { type Offered, offeredIn } from '../message.ts';

/** Longer than the service takes with any engine. */
const ANSWER_DEADLINE_MS = 45_000;

export interface Answer extends Offered {
  readonly text: string;
}

function answerIn(value: unknown): Answer {
  const { answer, recommendedVehicles, wishes, replies } = (value ?? {}) as Partial<Record<keyof ChatAnswer, unknown>>;
  if (typeof answer !== 'string' || answer.trim() === '') throw new NoAnswer();
  return { text: answer, ...offeredIn({ vehicles: recommendedVehicles, wishes, replies }) };
}

async function streamedAnswer(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<Answer> {
  // The DOM's types of TextDecoderStream and byte streams do not match.
  const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>;
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The answer ended before it was finished');
      const event = { ...JSON.parse(value.data), type: value.event } as ChatStreamEvent;
      if (event.type === 'text') onText(event.text);
      if (event.type === 'answer') return answerIn(event);
      if (event.type === 'problem') throw new Error(`${event.code}: ${event.detail}`);
    }
  } finally {
    // A connection that broke has nothing left to cancel.
    reader.cancel().catch(() => {});
  }
}

/**
 * Asks the assistant.
 * @param onText called with each finished sentence; the complete answer replaces them.
 * @throws NoAnswer, ApiError, or the error of the connection.
 */
export async function askAssistant(api: Api, question: ChatQuestion, onText: (text: string) => void): Promise<Answer> {
  const response = await api.request('/api/ai-assistant', {
    method: 'POST',
    body: question,
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
  });
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
  return streams && response.body ? streamedAnswer(response.body, onText) : answerIn(await response.json());
}
