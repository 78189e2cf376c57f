import { z } from 'zod';
import { line } from './text.ts';

/** Most suggestions in one answer. */
export const MOST_SUGGESTIONS = 8;

/** The query of GET /api/vehicles/suggestions: what has been typed so far. */
export const vehicleSuggestionQuerySchema = z.strictObject({
  q: line().min(1, 'Give what was typed').max(100),
});

/** What a suggestion is: a make, a make with its model, a body, a fuel, a gearbox or equipment. */
export const SUGGESTION_KINDS = ['make', 'model', 'bodyType', 'fuelType', 'transmission', 'feature'] as const;

/** One line of typing help. Searching for `text` finds `count` vehicles. */
export const vehicleSuggestionSchema = z.object({
  text: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
  count: z.int().positive(),
});
export type VehicleSuggestion = z.infer<typeof vehicleSuggestionSchema>;

/** Answer of GET /api/vehicles/suggestions, best first. Misspellings are forgiven as in the search itself. */
export const vehicleSuggestionsSchema = z.array(vehicleSuggestionSchema).max(MOST_SUGGESTIONS);
