import { dealershipFile, defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** Everything about the dealership (D1); read at start. */
  DEALERSHIP_FILE: dealershipFile,
  /** Where visitors reach the site: links in posts. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** With a key OpenAI writes texts; without, the built-in writer does. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** Another server that speaks OpenAI's chat completions. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  /** How long one text may take, in seconds; then the built-in writer stands in. */
  OPENAI_DEADLINE_SECONDS: z.coerce.number().positive().max(20).default(15),
});

export type Settings = SettingsOf<typeof settings>;
