import { dealershipSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';
import type { OpenAiAccount } from './texts/openai/openai-writer.ts';

export const settings = defineSettings({
  /** All data about the dealership (D1), read at start. */
  DEALERSHIP_FILE: jsonFile(dealershipSchema),
  /** Where visitors reach the site, for links in posts. */
  PUBLIC_URL: httpAddress,
  /** With a key, OpenAI writes texts and answers visitors; without one, the built-in writer and engine do. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** OpenAI's API or a compatible server. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  /** The model that writes and answers. */
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  /** Time limit for one text or answer, in seconds; after it the built-in writer or engine takes over. */
  OPENAI_DEADLINE_SECONDS: z.coerce.number().positive().max(20).default(15),
  /** Tokens that all replicas may use for answers per day (UTC); after that the built-in engine answers. */
  OPENAI_DAILY_TOKENS: z.coerce.number().int().nonnegative().default(2_000_000),
});

export type Settings = SettingsOf<typeof settings>;

/** Null if there is no key. */
export const openAiAccount = (given: Settings): OpenAiAccount | null =>
  given.OPENAI_API_KEY === undefined
    ? null
    : {
        apiKey: given.OPENAI_API_KEY,
        baseUrl: given.OPENAI_BASE_URL,
        model: given.OPENAI_MODEL,
        deadlineMs: given.OPENAI_DEADLINE_SECONDS * 1_000,
      };
