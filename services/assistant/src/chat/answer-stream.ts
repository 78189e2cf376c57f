import { PassThrough, type Readable } from 'node:stream';
import type { ChatStreamEvent } from '@forecourt/contracts';

/** Streams an answer as `text/event-stream`. */
export class AnswerStream {
  readonly #body = new PassThrough();
  #hasText = false;

  constructor() {
    // The first bytes flush the headers, so that proxies see the stream at once and we notice when the visitor disconnects.
    this.#body.write(': an answer\n\n');
  }

  get body(): Readable {
    return this.#body;
  }

  /** Sends a sentence, which the client appends. */
  say(sentence: string): void {
    const text = this.#hasText && !/^\s/.test(sentence) ? ` ${sentence}` : sentence;
    this.#hasText = true;
    this.#send({ type: 'text', text });
  }

  /** Sends the last event. */
  end(event: Exclude<ChatStreamEvent, { type: 'text' }>): void {
    this.#send(event);
    this.#body.end();
  }

  #send({ type, ...data }: ChatStreamEvent): void {
    // The client has disconnected.
    if (this.#body.writable) this.#body.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
