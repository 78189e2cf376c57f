import { ProblemError, unstorableText } from '@forecourt/server-kit';
import type { z } from 'zod';

/** The place at which a list goes on, as the text that its caller hands back. */
export const encodeCursor = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads what {@link encodeCursor} wrote; `undefined` when it is not such a text or holds something else. */
export const decodeCursor = <Place>(cursor: string, place: z.ZodType<Place>): Place | undefined => {
  try {
    const { data } = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return unstorableText(data).length > 0 ? undefined : data;
  } catch {
    return undefined;
  }
};

/** The 400 for a cursor that is not one of ours; `message` says which to give. */
export const cursorRefused = (code: string, message: string): ProblemError =>
  new ProblemError({
    status: 400,
    code,
    title: 'The cursor is not valid',
    detail: `${message}.`,
    errors: [{ path: 'cursor', message }],
  });
