import { ProblemError } from '@forecourt/service-kit';
import { z } from 'zod';

/** The place of an enquiry in the list: when it came in, and its id where several came at once. */
interface Place {
  readonly createdAt: Date;
  readonly id: number;
}

const cursorSchema = z.tuple([z.iso.datetime(), z.int().positive()]);

export const encodeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

/** @throws {ProblemError} 400 when the cursor is not one of ours. */
export const decodeCursor = (cursor: string): Place => {
  const [createdAt, id] = cursorSchema.safeParse(parsedJson(cursor)).data ?? [];
  if (createdAt === undefined || id === undefined) throw cursorRefused();
  return { createdAt: new Date(createdAt), id };
};

const parsedJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const cursorRefused = (): ProblemError => {
  const message = 'Give the cursor of the part before';
  return new ProblemError({
    status: 400,
    code: 'ENQUIRIES.INVALID_CURSOR',
    title: 'The cursor is not valid',
    detail: `${message}.`,
    errors: [{ path: 'cursor', message }],
  });
};
