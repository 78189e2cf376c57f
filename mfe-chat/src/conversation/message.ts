import { MAX_RECOMMENDED, MAX_SUGGESTED_REPLIES, MAX_UNDERSTOOD_WISHES, type RecommendedVehicle } from '@forecourt/contracts';

/** One bubble of the conversation (product §3). */
export interface Message {
  readonly id: number;
  readonly sender: 'user' | 'bot';
  readonly content: string;
  /** When it was said, as ISO text. */
  readonly timestamp: string;
  /**
   * The kind of a bot message: an answer to the previous message, an error instead of one, or a message of its own, such as the
   * greeting. Absent on the visitor's messages.
   */
  readonly kind?: BotKind;
  readonly vehicles?: readonly RecommendedVehicle[];
  /** What the vans were chosen by, and what the visitor may want to send next. */
  readonly wishes?: readonly string[];
  readonly replies?: readonly string[];
}

export type BotKind = 'answer' | 'trouble' | 'notice';

const KINDS: readonly unknown[] = ['answer', 'trouble', 'notice', undefined] satisfies (BotKind | undefined)[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function isVehicle(value: unknown): value is RecommendedVehicle {
  if (!isRecord(value)) return false;
  const { id, make, model, year, imageUrl, price, vatQualifying, fact } = value;
  return (
    Number.isInteger(id) &&
    Number.isInteger(year) &&
    typeof make === 'string' &&
    typeof model === 'string' &&
    typeof vatQualifying === 'boolean' &&
    [imageUrl, price, fact].every(isTextOrNull)
  );
}

/** The valid vans in untrusted data. */
const vehiclesIn = (value: unknown): RecommendedVehicle[] =>
  Array.isArray(value) ? value.filter(isVehicle).slice(0, MAX_RECOMMENDED) : [];

const textsIn = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];

/** What an answer offers beside its text. */
export type Offered = Pick<Message, 'vehicles' | 'wishes' | 'replies'>;

/** The valid parts of it in untrusted data; those that are empty are absent. */
export function offeredIn({ vehicles, wishes, replies }: Partial<Record<keyof Offered, unknown>>): Offered {
  const offered = {
    vehicles: vehiclesIn(vehicles),
    wishes: textsIn(wishes, MAX_UNDERSTOOD_WISHES),
    replies: textsIn(replies, MAX_SUGGESTED_REPLIES),
  };
  return Object.fromEntries(Object.entries(offered).filter(([, part]) => part.length > 0));
}

function messageIn(value: unknown): Message[] {
  if (!isRecord(value)) return [];
  const { id, sender, content, timestamp, kind } = value;
  if (!Number.isSafeInteger(id) || typeof content !== 'string' || typeof timestamp !== 'string') return [];
  if ((sender !== 'user' && sender !== 'bot') || !KINDS.includes(kind)) return [];
  const offered = offeredIn(value);
  return [
    {
      id: id as number,
      sender,
      content,
      timestamp,
      ...(sender === 'bot' && { kind: (kind as BotKind | undefined) ?? 'notice' }),
      ...offered,
    },
  ];
}

/** The valid messages in stored data. */
export const messagesIn = (value: unknown): Message[] => (Array.isArray(value) ? value.flatMap(messageIn) : []);
