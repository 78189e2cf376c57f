import { dealershipSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** All data about the dealership (D1), read at start. */
  DEALERSHIP_FILE: jsonFile(dealershipSchema),
  /** Where visitors reach the site, for links in mails. */
  PUBLIC_URL: httpAddress,
  /** Signs form tokens; the same for all replicas. */
  FORM_TOKEN_SECRET: z.string().min(32),
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are written to MAIL_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Time limit for sending one mail, in seconds. */
  SMTP_DEADLINE_SECONDS: z.coerce.number().positive().default(30),
  /** Folder for mails as .eml files if no mail server is set. */
  MAIL_DIR: z.string().min(1).default('.data/mail'),
  /** Which records have been erased, for the restore of a backup: outside the database, shared by all replicas. Without it there is no list. */
  ERASURES_FILE: z.string().min(1).optional(),
  /** The sender's address; the dealership's own by default. */
  MAIL_FROM: z.email().optional(),
  /** How long a new enquiry may wait for an answer, in minutes of opening hours. */
  REPLY_TARGET_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /** Address of another system that has each enquiry too, as ADF 1.0; without it none has. */
  ADF_EMAIL: z.email().optional(),
  /** Who is told of an enquiry that has waited for longer; the dealership's own address by default. */
  MANAGER_EMAIL: z.email().optional(),
});

export type Settings = SettingsOf<typeof settings>;

/** Whether mails leave: without a mail server they are files, which reach nobody. */
export const isMailConnected = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;
