import { type FakeReply, type FakeRequest, FakeServer } from './fake-server.ts';

/** A tool call. */
export interface ModelCall {
  readonly name: string;
  readonly args: unknown;
}

/** A message of a chat completions request. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
}

/** A parsed request to the model. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** The results of its last tool calls, in order. */
  readonly found: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** The model's reply: tool calls or text, which may be streamed in chunks. */
export type ModelReply =
  | { readonly calls: readonly ModelCall[]; readonly text?: string }
  | { readonly text: string | AsyncIterable<string>; readonly finish?: string }
  | { readonly refusal: string }
  | FakeReply
  | null;

const HEAD = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'gpt-5-mini' };
const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };
const PIECE = 7;

const chunk = (choices: readonly object[], usage: object | null = null) =>
  `data: ${JSON.stringify({ ...HEAD, choices, usage })}\n\n`;
const delta = (given: object, finish: string | null = null) =>
  chunk([{ index: 0, delta: given, logprobs: null, finish_reason: finish }]);
const piecesOf = (text: string): readonly string[] => text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];

async function* written(reply: Exclude<ModelReply, FakeReply | null>): AsyncGenerator<string> {
  yield delta({ role: 'assistant', content: '', refusal: null });
  if ('text' in reply && reply.text !== undefined) {
    for await (const content of typeof reply.text === 'string' ? piecesOf(reply.text) : reply.text) yield delta({ content });
  }
  if ('refusal' in reply) yield delta({ refusal: reply.refusal });
  const calls = 'calls' in reply ? reply.calls : [];
  for (const [index, { name, args }] of calls.entries()) {
    yield delta({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] });
    for (const piece of piecesOf(typeof args === 'string' ? args : JSON.stringify(args))) {
      yield delta({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  yield delta({}, 'finish' in reply && reply.finish ? reply.finish : calls.length > 0 ? 'tool_calls' : 'stop');
  yield chunk([], USAGE);
  yield 'data: [DONE]\n\n';
}

const isWritten = (reply: ModelReply): reply is Exclude<ModelReply, FakeReply | null> =>
  reply !== null && ('text' in reply || 'calls' in reply || 'refusal' in reply);

const requestOf = ({ body: text }: FakeRequest): ModelRequest => {
  const body: { messages: ModelMessage[] } & Record<string, unknown> = JSON.parse(text);
  const last = body.messages.findLastIndex(({ role }) => role !== 'tool');
  return { messages: body.messages, found: body.messages.slice(last + 1).map(({ content }) => content ?? ''), body };
};

/**
 * A fake of OpenAI's streamed chat completions API with tool calls and usage, whose model answers with `reply`. An
 * {@link FakeReply} is sent as it is, for errors and malformed answers.
 */
export const startModelServer = (reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>): Promise<FakeServer> =>
  FakeServer.start(async (request) => {
    const given = await reply(requestOf(request));
    return isWritten(given) ? { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: written(given) } : given;
  });

/** An error in OpenAI's format. */
export const modelFailure = (status: number, type: string): FakeReply => ({
  status,
  body: { error: { message: 'no', type, param: null, code: null } },
});
