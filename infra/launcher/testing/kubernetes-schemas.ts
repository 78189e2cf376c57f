/** A kind's model in the library: its `validate` reads from `this` whatever its schema knows. */
interface Model {
  prototype: { validate(): void };
}

const PACKAGES: Readonly<Record<string, string>> = { 'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg' };

/**
 * What the schema of its kind says against a manifest. Fields that a schema does not know are legal in it, and Kubernetes would
 * drop them: they are found by their never being read.
 */
export async function schemaFaults(manifest: { apiVersion: string; kind: string }): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`${PACKAGES[apiVersion] ?? 'kubernetes-models'}/${apiVersion}`)) as Record<string, Model>;
  const model = models[kind];
  if (!model) return [`${apiVersion} has no ${kind}`];
  const read = new Set<string>();
  try {
    model.prototype.validate.call(watched(manifest, '', read));
  } catch (error) {
    return [(error as Error).message];
  }
  return fieldsOf(manifest, '').filter((path) => !read.has(path));
}

/** Notes the paths that are read of it. */
function watched<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  return new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      const place = `${path}/${String(key)}`;
      read.add(place);
      return typeof found === 'object' && found !== null ? watched(found, place, read) : found;
    },
  });
}

const fieldsOf = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...fieldsOf(inner, `${path}/${key}`)]);
};
