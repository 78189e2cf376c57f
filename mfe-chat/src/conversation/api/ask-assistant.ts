import type { ChatQuestion, ChatStreamEvent, RecommendedVehicle } from '@forecourt/contracts';
import type { Api } from '@forecourt/web-kit';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NoAnswer } from '../assistant-texts.ts';
import { vehiclesIn } from '../message.ts';

/** Longer than the service takes with any engine; nobody waits longer for a chat. */
const ANSWER_DEADLINE_MS = 45_000;

export interface Answer {
  readonly text: string;
  readonly vehicles: readonly RecommendedVehicle[];
}

function answerIn(value: unknown): Answer {
  const { answer, recommendedVehicles } = (value ?? {}) as { answer?: unknown; recommendedVehicles?: unknown };
  if (typeof answer !== 'string' || answer.trim() === '') throw new NoAnswer();
  return { text: answer, vehicles: vehiclesIn(recommendedVehicles) };
}

async function streamedAnswer(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<Answer> {
  // The DOM's types of a decoder take any buffer, of a stream of bytes only one kind.
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
 * @param onText Told of each finished sentence; the answer itself replaces them all.
 * @throws NoAnswer, ApiError, or what the connection failed with.
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
