import { dialledNumber, FINANCE_LIMITS, formatHours } from '@forecourt/rules';
import { z } from 'zod';
import { line, text } from '../http/text.ts';

const words = (most: number) => line().min(1).max(most);
const sentences = () => text().trim().min(1).max(2_000);
const names = () => z.array(words(80)).min(1).max(40);
const webAddress = () => z.url({ protocol: /^https?$/ }).max(300);
const mailbox = () => z.email().max(254);
const year = () => z.int().min(1_800).max(2_100);
const timeOfDay = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, for example 09:00');

const closesLater = ({ opens, closes }: { readonly opens: string | null; readonly closes: string | null }): boolean =>
  opens === null ? closes === null : closes !== null && opens < closes;
const CLOSES_LATER = { path: ['closes'], message: 'Closing time must be after the opening time' };

/** @param object makes the objects: strict for what a person writes, not for what a later release may have written. */
const settingsOf = (object: typeof z.object) => {
  const openingLine = object({
    /** Schema.org day names. */
    days: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1)
      .max(7),
    /** 24-hour "HH:MM"; both null: closed. */
    opens: timeOfDay().nullable(),
    closes: timeOfDay().nullable(),
    /** Used by page metadata and the assistant. */
    text: words(80),
  }).refine(closesLater, CLOSES_LATER);
  const specialDay = object({
    date: z.iso.date('Enter a date'),
    /** 24-hour "HH:MM"; both null: closed. */
    opens: timeOfDay().nullable(),
    closes: timeOfDay().nullable(),
    /** Why, as visitors read it: "Good Friday". */
    reason: words(40).optional(),
  }).refine(closesLater, CLOSES_LATER);
  const hours = z
    .array(openingLine)
    .min(1)
    .max(7)
    .refine((lines) => new Set(lines.flatMap(({ days }) => days)).size === lines.flatMap(({ days }) => days).length, {
      message: 'Each day may be in one line only',
    });
  return object({
    tradingName: words(60),
    legalName: words(100),
    companyNumber: words(20),
    fcaFirmReference: words(20),
    /** As printed: "0151 496 0123". */
    phone: words(30).refine(
      (number) => number === '' || dialledNumber(number) !== null,
      'Enter a phone number, for example 0151 496 0123',
    ),
    /** As dialled: "+441514960123". */
    phoneE164: z.string().regex(/^\+\d{8,15}$/, 'Enter the number as it is dialled from abroad, for example +441514960123'),
    email: mailbox(),
    financeEmail: mailbox(),
    address: object({
      lines: z.array(words(80)).min(1).max(4),
      town: words(60),
      county: words(60),
      postcode: words(10),
      country: z.literal('GB'),
    }),
    position: object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    social: object({ facebook: webAddress().nullable(), instagram: webAddress().nullable() }),
    /** Picture for shared links to pages without their own, 1200 x 630 pixels: a URL or a path of this site. */
    sharePicture: line()
      .max(300)
      .regex(/^(https:\/\/|\/)/, 'Enter an address that begins with https:// or /'),
    areasServed: names(),
    brands: names(),
    approvals: names(),
    foundingYear: year(),
    /** In the footer. Without it, the current year. */
    copyrightYear: year().optional(),
    /** For page metadata and structured data (D2). Differs from `showroomHours` on Saturday, as specified. */
    salesHours: hours,
    /** For the about page (D2). */
    showroomHours: hours,
    /** Single days on which phones and showroom have other hours than in any week. A release that did not know them wrote none. */
    specialDays: z
      .array(specialDay)
      .max(60)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
        message: 'Each day may be there once only',
      })
      .default([]),
    creditStatement: sentences(),
    /** Legally required statements of the policy, finance and warranty pages (D3), partly whole sentences. */
    legal: object({
      /** Registration with the Information Commissioner's Office. */
      icoRegistration: words(20),
      complaintsEmail: mailbox(),
      /** One line, as on an envelope. */
      complaintsAddress: words(300),
      /** Which lenders we introduce customers to, and in what capacity. */
      lenderPanel: sentences(),
      /** The commission that lenders pay us, and what a customer may ask about it. */
      commission: sentences(),
      /** The warranty company. */
      warrantyProvider: words(100),
    }),
    /** Policies that differ between dealers, in whole sentences for the assistant and the policy pages. */
    policies: object({
      partExchange: sentences(),
      delivery: sentences(),
      reservation: sentences(),
      testDrive: sentences(),
    }),
    webBuilder: object({ name: words(60), url: webAddress() }),
    finance: object({
      /** Nominal annual rate in per cent, charged monthly (D21). */
      annualRatePercent: z.number().min(0).max(FINANCE_LIMITS.annualRatePercent),
      termMonths: z.int().min(FINANCE_LIMITS.termMonths.shortest).max(FINANCE_LIMITS.termMonths.longest),
      /** The admin estimate's deposit in pounds, to which the VAT is added (D33). */
      deposit: z.int().min(0).max(1_000_000),
    }),
  });
};

/** All data about the dealership (D1) as its owner writes it, in `infra/dealership.json` or in the back office. */
export const dealershipSettingsSchema = settingsOf(z.strictObject as typeof z.object)
  // Otherwise a page would show one number and dial another.
  .refine(({ phone, phoneE164 }) => [null, phoneE164].includes(dialledNumber(phone)), {
    path: ['phoneE164'],
    message: 'This is another number than the one shown',
  });
export type DealershipSettings = z.infer<typeof dealershipSettingsSchema>;

const withTexts = (settings: DealershipSettings) => ({
  ...settings,
  /** `salesHours` in one line: "Mon–Fri 9am–5.30pm, Sat 9am–4pm". */
  phoneHours: formatHours(settings.salesHours),
  /** "Wirral, Liverpool and Chester" */
  areasText: new Intl.ListFormat('en-GB').format(settings.areasServed),
  /** `showroomHours` in one line. */
  visitHours: formatHours(settings.showroomHours),
});

/** All data about the dealership (D1), from `infra/dealership.json`. */
export const dealershipSchema = dealershipSettingsSchema.transform(withTexts);
export type Dealership = z.infer<typeof dealershipSchema>;

/** Bucket of NATS's key-value store with what the owner has changed in the back office; the releases service writes it. */
export const DEALERSHIP_BUCKET = 'dealership';
/** Its key for what is live. Until the owner changes something there is none, and `infra/dealership.json` holds. */
export const LIVE_DEALERSHIP = 'live';

/** The value of that key. What this release does not know is left out. */
export const liveDealershipSchema = settingsOf(z.object).transform(withTexts);
