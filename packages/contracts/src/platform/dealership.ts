import { FINANCE_LIMITS, formatHours } from '@forecourt/rules';
import { z } from 'zod';

const hours = z.strictObject({
  /** Schema.org day names. */
  days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
  /** 24-hour "HH:MM"; both null: closed. */
  opens: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
  closes: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
  /** Used by page metadata and the assistant. */
  text: z.string().min(1),
});

const settings = z.strictObject({
  tradingName: z.string().min(1),
  legalName: z.string().min(1),
  companyNumber: z.string().min(1),
  fcaFirmReference: z.string().min(1),
  /** As printed: "0151 496 0123". */
  phone: z.string().min(1),
  /** As dialled: "+441514960123". */
  phoneE164: z.string().regex(/^\+\d{8,15}$/),
  email: z.email(),
  financeEmail: z.email(),
  address: z.strictObject({
    lines: z.array(z.string().min(1)).min(1),
    town: z.string().min(1),
    county: z.string().min(1),
    postcode: z.string().min(1),
    country: z.literal('GB'),
  }),
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  social: z.strictObject({ facebook: z.url().nullable(), instagram: z.url().nullable() }),
  /** Picture for shared links to pages without their own, 1200 x 630 pixels: a URL or a path of this site. */
  sharePicture: z.string().regex(/^(https:\/\/|\/)/),
  areasServed: z.array(z.string().min(1)).min(1),
  brands: z.array(z.string().min(1)).min(1),
  approvals: z.array(z.string().min(1)).min(1),
  foundingYear: z.int(),
  copyrightYear: z.int(),
  /** For page metadata and structured data (D2). Differs from `showroomHours` on Saturday, as specified. */
  salesHours: z.array(hours).min(1),
  /** For the about page (D2). */
  showroomHours: z.array(hours).min(1),
  creditStatement: z.string().min(1),
  /** Legally required statements of the policy, finance and warranty pages (D3), partly whole sentences. */
  legal: z.strictObject({
    /** Registration with the Information Commissioner's Office. */
    icoRegistration: z.string().min(1),
    complaintsEmail: z.email(),
    /** One line, as on an envelope. */
    complaintsAddress: z.string().min(1),
    /** Which lenders we introduce customers to, and in what capacity. */
    lenderPanel: z.string().min(1),
    /** The commission that lenders pay us, and what a customer may ask about it. */
    commission: z.string().min(1),
    /** The warranty company. */
    warrantyProvider: z.string().min(1),
  }),
  /** Policies that differ between dealers, in whole sentences for the assistant and the policy pages. */
  policies: z.strictObject({
    partExchange: z.string().min(1),
    delivery: z.string().min(1),
    reservation: z.string().min(1),
    testDrive: z.string().min(1),
  }),
  webBuilder: z.strictObject({ name: z.string().min(1), url: z.url() }),
  finance: z.strictObject({
    /** Nominal annual rate in per cent, charged monthly (D21). */
    annualRatePercent: z.number().min(0).max(FINANCE_LIMITS.annualRatePercent),
    termMonths: z.int().min(FINANCE_LIMITS.termMonths.shortest).max(FINANCE_LIMITS.termMonths.longest),
    /** The admin estimate's deposit in pounds, to which the VAT is added (D33). */
    deposit: z.int().min(0),
  }),
});

/** All data about the dealership (D1), from `infra/dealership.json`, the only file a dealer edits. */
export const dealershipSchema = settings.transform((dealership) => ({
  ...dealership,
  /** `salesHours` in one line: "Mon–Fri 9am–5.30pm, Sat 9am–4pm". */
  phoneHours: formatHours(dealership.salesHours),
  /** "Wirral, Liverpool and Chester" */
  areasText: new Intl.ListFormat('en-GB').format(dealership.areasServed),
  /** `showroomHours` in one line. */
  visitHours: formatHours(dealership.showroomHours),
}));

export type Dealership = z.infer<typeof dealershipSchema>;
