import { z } from 'zod';
import {
  MAX_CHAT_ANSWER_LENGTH,
  MAX_CHAT_MESSAGE_LENGTH,
  MAX_EARLIER_CHARACTERS,
  MAX_EARLIER_TURNS,
  MAX_RECOMMENDED,
  MAX_SUGGESTED_REPLIES,
  MAX_UNDERSTOOD_WISHES,
} from './chat-constants.ts';
import { recordId } from './stored-values.ts';
import { text } from './text.ts';

/** An earlier turn. The service stores no conversation and does not trust what clients send here (ADR 015). */
const earlierTurnSchema = z.strictObject({
  message: text().trim().min(1).max(MAX_CHAT_MESSAGE_LENGTH),
  answer: text().max(MAX_CHAT_ANSWER_LENGTH),
  /** The vans recommended in it, in order. */
  vehicleIds: z.array(recordId()).max(MAX_RECOMMENDED),
});
export type EarlierTurn = z.infer<typeof earlierTurnSchema>;

const charactersOf = (turns: readonly EarlierTurn[]): number =>
  turns.reduce((sum, { message, answer }) => sum + message.length + answer.length, 0);

/** The body of POST /api/ai-assistant (product §7): a visitor's message and the earlier turns, oldest first. */
export const chatQuestionSchema = z.strictObject({
  message: text().trim().min(1, 'Please write a message').max(MAX_CHAT_MESSAGE_LENGTH, 'Please write at most 1,000 characters'),
  earlier: z
    .array(earlierTurnSchema)
    .max(MAX_EARLIER_TURNS)
    .refine((turns) => charactersOf(turns) <= MAX_EARLIER_CHARACTERS, 'Leave the oldest turns out: they are too long together')
    .default([]),
  /** The van whose page the visitor is viewing, which "this one" refers to. */
  vehicleId: recordId().nullish(),
});
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;

/** A recommended van with its current data. */
export const recommendedVehicleSchema = z.object({
  id: z.int().positive(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  /** Its main picture, or null if it has none. */
  imageUrl: z.string().nullable(),
  /** Pounds excluding VAT (D15); null if it is sold. */
  price: z.string().nullable(),
  vatQualifying: z.boolean(),
  /** A fact that the visitor asked about: "3,450 mm load length". */
  fact: z.string().nullable(),
});
export type RecommendedVehicle = z.infer<typeof recommendedVehicleSchema>;

/** The answer of POST /api/ai-assistant, plain text with line breaks. */
export const chatAnswerSchema = z.object({
  answer: z.string(),
  recommendedVehicles: z.array(recommendedVehicleSchema).max(MAX_RECOMMENDED),
  /** What the vans were chosen by, each in a few words: "automatic", "up to £20,000 plus VAT". See `takingBack`. */
  wishes: z.array(z.string()).max(MAX_UNDERSTOOD_WISHES),
  /** Messages that the visitor may want to send next. */
  replies: z.array(z.string()).max(MAX_SUGGESTED_REPLIES),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/**
 * The answer as `text/event-stream`, for clients that accept it. Each event is named by `type`, and its data is the rest as JSON.
 * Any number of `text` events, to be appended, precede one `answer`, which replaces them, or one `problem`.
 */
export type ChatStreamEvent =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'answer' } & ChatAnswer)
  | { readonly type: 'problem'; readonly code: string; readonly detail: string };

/** GET /api/ai-assistant/unmet-wishes, for staff: what visitors asked for that was not in stock, most frequent first. */
export const unmetWishesSchema = z.object({
  wishes: z.array(
    z.object({
      /** In the terms of the stock, never the visitor's words: "Automatic tipper up to £20,000". */
      wish: z.string(),
      conversations: z.int().positive(),
      lastAskedOn: z.iso.date(),
    }),
  ),
});
export type UnmetWishes = z.infer<typeof unmetWishesSchema>;
