import { type OutsideReply, type OutsideRequest, OutsideServer } from './outside-server.ts';

/** A call of one of the tools that the request offers. */
export interface ModelCall {
  readonly name: string;
  readonly args: unknown;
}

/** A message of a request, as chat completions have it. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
}

/** What the model was asked. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** What the tools answered to its last calls, in their order. */
  readonly found: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the model does: it calls tools, or writes; a text may come in pieces, as slowly as they do. */
export type ModelReply =
  | { readonly calls: readonly ModelCall[]; readonly text?: string }
  | { readonly text: string | AsyncIterable<string>; readonly finish?: string }
  | { readonly refusal: string }
  | OutsideReply
  | null;

const HEAD = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'gpt-5-mini' };
const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };
const PIECE = 7;

const chunk = (choices: readonly object[], usage: object | null = null) =>
  `data: ${JSON.stringify({ ...HEAD, choices, usage })}\n\n`;
const delta = (given: object, finish: string | null = null) =>
  chunk([{ index: 0, delta: given, logprobs: null, finish_reason: finish }]);
const piecesOf = (text: string): readonly string[] => text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];

async function* written(reply: Exclude<ModelReply, OutsideReply | null>): AsyncGenerator<string> {
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

const isWritten = (reply: ModelReply): reply is Exclude<ModelReply, OutsideReply | null> =>
  reply !== null && ('text' in reply || 'calls' in reply || 'refusal' in reply);

const requestOf = ({ body: text }: OutsideRequest): ModelRequest => {
  const body: { messages: ModelMessage[] } & Record<string, unknown> = JSON.parse(text);
  const last = body.messages.findLastIndex(({ role }) => role !== 'tool');
  return { messages: body.messages, found: body.messages.slice(last + 1).map(({ content }) => content ?? ''), body };
};

/**
 * A server that speaks OpenAI's chat completions as documented, streamed, with tool calls and usage, and whose model does
 * as `reply` says. An {@link OutsideReply} goes out as it is: an error, rubbish, a page.
 */
export const startModelServer = (reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>): Promise<OutsideServer> =>
  OutsideServer.start(async (request) => {
    const given = await reply(requestOf(request));
    return isWritten(given) ? { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: written(given) } : given;
  });

/** An error as OpenAI documents it. */
export const modelFailure = (status: number, type: string): OutsideReply => ({
  status,
  body: { error: { message: 'no', type, param: null, code: null } },
});
