import { dealershipSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** Everything about the dealership (D1); read at start. */
  DEALERSHIP_FILE: jsonFile(dealershipSchema),
  /** Where visitors reach the site: links in mails. */
  PUBLIC_URL: httpAddress,
  /** Signs the opening times of forms; the same for all replicas. */
  FORM_TOKEN_SECRET: z.string().min(32),
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are written to MAIL_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** How long one mail may take to be handed to the mail server, in seconds. */
  SMTP_DEADLINE_SECONDS: z.coerce.number().positive().default(30),
  /** Folder of the mails, as .eml files, where no mail server is set. */
  MAIL_DIR: z.string().min(1).default('.data/mail'),
  /** Sender's address of every mail; the dealership's own by default. */
  MAIL_FROM: z.email().optional(),
});

export type Settings = SettingsOf<typeof settings>;
