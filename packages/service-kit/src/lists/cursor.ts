import { ProblemError, unstorableText } from '@forecourt/server-kit';
import type { z } from 'zod';

/** Encodes the position at which a list continues as an opaque string. */
export const encodeCursor = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Decodes a string of {@link encodeCursor}; `undefined` if it is malformed. */
export const decodeCursor = <Place>(cursor: string, place: z.ZodType<Place>): Place | undefined => {
  try {
    const { data } = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return unstorableText(data).length > 0 ? undefined : data;
  } catch {
    return undefined;
  }
};

/** The 400 for a malformed cursor; `message` says which to send. */
export const cursorRefused = (code: string, message: string): ProblemError =>
  new ProblemError({
    status: 400,
    code,
    title: 'The cursor is not valid',
    detail: `${message}.`,
    errors: [{ path: 'cursor', message }],
  });
