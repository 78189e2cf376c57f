import { moment, recordId } from '@forecourt/contracts';
import { cursorRefused, decodeCursor, encodeCursor } from '@forecourt/service-kit';
import { z } from 'zod';

/** Sort key of an enquiry; the id breaks ties. */
interface Place {
  readonly createdAt: Date;
  readonly id: number;
}

const placeSchema = z.tuple([moment(), recordId()]);

export const cursorOf = ({ createdAt, id }: Place): string => encodeCursor([createdAt.toISOString(), id]);

/** @throws {ProblemError} 400 if the cursor is malformed. */
export const parseCursor = (cursor: string): Place => {
  const place = decodeCursor(cursor, placeSchema);
  if (!place) throw cursorRefused('ENQUIRIES.INVALID_CURSOR', 'Give the cursor of the part before');
  return { createdAt: new Date(place[0]), id: place[1] };
};
