import { MAX_RECOMMENDED, type RecommendedVehicle } from '@forecourt/contracts';

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
export const vehiclesIn = (value: unknown): RecommendedVehicle[] =>
  Array.isArray(value) ? value.filter(isVehicle).slice(0, MAX_RECOMMENDED) : [];

function messageIn(value: unknown): Message[] {
  if (!isRecord(value)) return [];
  const { id, sender, content, timestamp, kind, vehicles } = value;
  if (!Number.isSafeInteger(id) || typeof content !== 'string' || typeof timestamp !== 'string') return [];
  if ((sender !== 'user' && sender !== 'bot') || !KINDS.includes(kind)) return [];
  const vans = vehiclesIn(vehicles);
  return [
    {
      id: id as number,
      sender,
      content,
      timestamp,
      ...(sender === 'bot' && { kind: (kind as BotKind | undefined) ?? 'notice' }),
      ...(vans.length > 0 && { vehicles: vans }),
    },
  ];
}

/** The valid messages in stored data. */
export const messagesIn = (value: unknown): Message[] => (Array.isArray(value) ? value.flatMap(messageIn) : []);
