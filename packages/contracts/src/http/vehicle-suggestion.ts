import { z } from 'zod';
import { line } from './text.ts';

/** Suggestions per answer. */
export const MAX_SUGGESTIONS = 8;

/** The query of GET /api/vehicles/suggestions: the text typed so far. */
export const vehicleSuggestionQuerySchema = z.strictObject({
  q: line().min(1, 'Give what was typed').max(100),
});

/** The kinds of suggestion: a make, a make with its model, a body, a fuel, a gearbox or equipment. */
export const SUGGESTION_KINDS = ['make', 'model', 'bodyType', 'fuelType', 'transmission', 'feature'] as const;

/** One autocomplete suggestion. Searching for `text` finds `count` vehicles. */
export const vehicleSuggestionSchema = z.object({
  text: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
  count: z.int().positive(),
});
export type VehicleSuggestion = z.infer<typeof vehicleSuggestionSchema>;

/** Answer of GET /api/vehicles/suggestions, best first. Misspellings are corrected as in the search. */
export const vehicleSuggestionsSchema = z.array(vehicleSuggestionSchema).max(MAX_SUGGESTIONS);
