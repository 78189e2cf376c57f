import type { z } from 'zod';
import { OutsideError } from './outside-error.ts';

/** An HTTP answer of an outside service, read to its end. Any status is an answer: what it means is the client's to say. */
export class OutsideAnswer {
  constructor(
    private readonly service: string,
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  /** @throws {OutsideError} `unreadable` when the body is not JSON of this shape. */
  json<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    try {
      return schema.parse(JSON.parse(this.text));
    } catch (cause) {
      throw new OutsideError(this.service, 'unreadable', { cause });
    }
  }
}

/** The body as text; no more than `most` bytes are read of it. */
export const readText = async (response: Response, most: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error(`the answer is longer than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
