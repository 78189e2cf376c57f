import { z } from 'zod';

/** JSON, for what is passed and for JSON Schema alike. */
const jsonObject = z.record(z.string(), z.unknown());

/** What a host relies on of another's part. */
const partUseSchema = z.object({
  /** Examples of all that it passes: props of a widget, an address, an event's detail. A function is any text. */
  passes: z.array(jsonObject),
  /** Where its page shows a widget: once this control is pressed, which is named as in the page. */
  shown: z.object({ path: z.string(), press: z.string() }).optional(),
});
export type PartUse = z.infer<typeof partUseSchema>;

/**
 * `contract.json` in a release's folder: what its parts take, and what it passes to those of others. Two releases can be on one
 * page if what each passes is taken by the other.
 */
export const partContractSchema = z.object({
  /** JSON Schemas by part: "widget-calculator", "route-home", "event-chat-asked". */
  offers: z.record(z.string(), jsonObject),
  /** By owner and part: "mfe-finance.widget-calculator". */
  uses: z.record(z.string(), partUseSchema),
});
export type PartContract = z.infer<typeof partContractSchema>;

/** A fixture in `packages/contracts/src/parts/fixtures`: one version of a part, and what each host passes to it. */
export const frozenPartSchema = z.object({ schema: jsonObject, uses: z.record(z.string(), partUseSchema) });
export type FrozenPart = z.infer<typeof frozenPartSchema>;

/** The part of the shell that every micro-frontend uses: the names that its shared modules have. */
export const PLATFORM_PART = 'platform';

/** The shell's names of shared modules as a schema of what may be used. */
export const platformOffer = (names: Readonly<Record<string, readonly string[]>>): PartContract['offers'] => ({
  [PLATFORM_PART]: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(names).map(([module, provided]) => [module, { type: 'array', items: { enum: provided } }]),
    ),
  },
});
