import { z } from 'zod';
import { chatRequestSchema, enquiryRequestSchema } from '../browser/events.ts';
import { calculatorPropsSchema } from './calculator-props.ts';
import { chatPropsSchema } from './chat-props.ts';
import { partPages } from './part-pages.ts';

/** What others rely on of a page: its path, the parameters in it, and the keys of its query that they link with. */
const page = (part: keyof typeof partPages, more: z.core.$ZodShape = {}) => ({
  [part]: z.object({ path: z.literal(partPages[part]), ...more }),
});

const van = { id: z.string() };

/**
 * What each part takes, by `<owner>.<part>`: of a widget its props, of a page its address, of a browser event its detail. Each has
 * a frozen copy in `fixtures/`, where README.md says how one changes it.
 */
export const partSchemas: Readonly<Record<string, z.ZodType>> = {
  ...page('mfe-admin.route-admin', { tab: z.string().optional() }),
  ...page('mfe-catalog.route-home'),
  ...page('mfe-catalog.route-stock-list'),
  ...page('mfe-catalog.route-vehicle-detail', { ...van, card: z.enum(['a4', 'a5']).optional() }),
  ...page('mfe-catalog.route-vehicle-detail-plural', van),
  'mfe-chat.widget-chat': chatPropsSchema,
  ...page('mfe-finance.route-finance', {
    price: z.string().optional(),
    vat: z.literal('no').optional(),
    vehicle: z.string().optional(),
  }),
  'mfe-finance.widget-calculator': calculatorPropsSchema,
  'shell.event-chat-asked': chatRequestSchema,
  'shell.event-enquiry-requested': enquiryRequestSchema,
};

/** A part's schema in the form in which releases carry it. */
export const toPartSchema = (schema: z.ZodType): Record<string, unknown> => {
  // What JSON cannot say, such as a function, may be anything that is there.
  const {
    $schema: _,
    '~standard': __,
    ...plain
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  return plain;
};
