import type { RunnableToolFunctionWithParse } from 'openai/lib/RunnableFunction';
import { z } from 'zod';
import type { Van } from '../built-in/find/van.ts';
import { DEALERSHIP_TOPICS, type Quotes, VAN_TOPICS } from './quotes.ts';
import { searchSchema, searchStock } from './search-stock.ts';

const MAX_TOPICS = 4;
/** Invalid arguments are reported to the model, which may try again. */
const tool = <Schema extends z.ZodObject>(
  name: string,
  description: string,
  schema: Schema,
  answer: (asked: z.output<Schema>) => object,
): RunnableToolFunctionWithParse<z.output<Schema>> => ({
  type: 'function',
  function: {
    name,
    description,
    parameters: z.toJSONSchema(schema) as Record<string, unknown>,
    parse: (input) => schema.parse(JSON.parse(input)),
    function: answer,
  },
});

const amount = (description: string) => z.number().min(0).max(1_000_000).nullish().describe(description);

/** The model's tools. They describe vans and the dealership by quotes only. @param told collects the vans that the model is shown */
export const toolsOf = (quotes: Quotes, told: Set<Van>) => {
  const vanOf = (id: number): Van | undefined => {
    const van = quotes.view.find(id);
    if (van !== undefined) told.add(van);
    return van;
  };
  return [
    tool(
      'search_stock',
      'Finds vans for sale. Where none fits it gives the nearest, and what they miss.',
      searchSchema,
      (asked) => searchStock(asked, quotes, told),
    ),
    tool('vehicle_facts', 'All that is recorded of one van, by its id.', z.object({ id: z.int() }), ({ id }) => {
      const van = vanOf(id);
      return van === undefined ? { error: 'no such van' } : quotes.known(van, VAN_TOPICS);
    }),
    tool(
      'finance_figures',
      'What one van costs a month on hire purchase. Leave null what the visitor did not say.',
      z.object({
        id: z.int(),
        deposit: amount('pounds'),
        months: amount('length of the agreement'),
        tradeIn: amount('pounds that their own van is worth'),
      }),
      ({ id, ...plan }) => {
        const van = vanOf(id);
        if (van === undefined) return { error: 'no such van' };
        const given = Object.entries(plan).flatMap(([name, value]) => (value == null ? [] : [`${name}=${value}`]));
        const parameters = given.join(',');
        const text = quotes.ofVan(van, 'finance', parameters)?.text;
        return { [`{{${id}.finance${parameters && `(${parameters})`}}}`]: text };
      },
    ),
    tool(
      'dealership_info',
      'What the dealership says of itself: opening hours, address, delivery, part-exchange, warranty, finance and more.',
      z.object({ topics: z.array(z.enum(DEALERSHIP_TOPICS)).min(1).max(MAX_TOPICS) }),
      ({ topics }) => Object.fromEntries(topics.map((topic) => [`{{us.${topic}}}`, quotes.ofDealership(topic).text])),
    ),
  ];
};
