interface Schema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An example, and what differs from it in one place: each value of a choice, null where that may be, and each optional property
 * left out.
 * @param schema JSON Schema, of which zod writes these keywords.
 */
export function* variantsOf(schema: Schema, example: unknown): Generator<unknown> {
  yield example;
  if (schema.enum) yield* schema.enum;
  for (const one of schema.anyOf ?? []) yield* one.type === 'null' ? [null] : variantsOf(one, example);
  if (Array.isArray(schema.type) && schema.type.includes('null')) yield null;
  if (schema.items && Array.isArray(example) && example.length > 0) {
    yield [];
    for (const item of variantsOf(schema.items, example[0])) yield [item];
  }
  if (!isObject(example)) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!(name in example)) continue;
    for (const value of variantsOf(property, example[name])) yield { ...example, [name]: value };
    const { [name]: _, ...without } = example;
    if (!schema.required?.includes(name)) yield without;
  }
}
