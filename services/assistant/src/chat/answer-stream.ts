import { PassThrough, type Readable } from 'node:stream';
import type { ChatStreamEvent } from '@forecourt/contracts';

/** An answer as `text/event-stream`. */
export class AnswerStream {
  readonly #body = new PassThrough();
  #hasText = false;

  constructor() {
    // An answer's head goes out with its first bytes: proxies learn at once that it streams, and we when a visitor leaves.
    this.#body.write(': an answer\n\n');
  }

  get body(): Readable {
    return this.#body;
  }

  /** A sentence, to be appended to those before it. */
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
    // Who has left is told nothing more.
    if (this.#body.writable) this.#body.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
