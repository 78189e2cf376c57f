import type { z } from 'zod';
import { ExternalError } from './external-error.ts';

/** A complete HTTP response of an external service. Any status counts as a response; the client decides what it means. */
export class ExternalAnswer {
  constructor(
    private readonly service: string,
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  /** @throws {ExternalError} `unreadable` if the body is not JSON of this shape. */
  json<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    try {
      return schema.parse(JSON.parse(this.text));
    } catch (cause) {
      throw new ExternalError(this.service, 'unreadable', { cause });
    }
  }
}

/** Reads the body as text, up to `most` bytes. */
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
