import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../paths.ts';

const KUBERNETES = join(root, 'infra/kubernetes');

export interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  [field: string]: unknown;
}

export interface Peer {
  podSelector?: { matchLabels: Record<string, string> };
  namespaceSelector?: object;
}

export interface PolicyRule {
  from?: Peer[];
  to?: Peer[];
  ports: { port: number }[];
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: object;
    template: { metadata: object; spec: { containers: [Container] } };
    rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
    podSelector: { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] };
    ingress?: PolicyRule[];
    egress?: PolicyRule[];
    scaleTargetRef: { name: string };
  };
}

export interface Patch {
  path: string;
  target: { kind: string; name?: string };
}

/** A file below infra/kubernetes. */
export const kubernetesFile = (...path: string[]): Promise<string> => readFile(join(KUBERNETES, ...path), 'utf8');

/** What the kustomization of a folder lists. */
export async function readKustomization(folder: string) {
  const listed = parse(await kubernetesFile(folder, 'kustomization.yaml')) as { resources: string[]; patches?: Patch[] };
  const texts = await Promise.all(listed.resources.map((name) => kubernetesFile(folder, name)));
  const manifests = texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest));
  return { resources: listed.resources, patches: listed.patches ?? [], manifests };
}

/** The manifests of a folder with its patches, as kustomize makes them. */
export async function patchedManifests(folder: string): Promise<Manifest[]> {
  const { manifests, patches } = await readKustomization(folder);
  const read = patches.map(async ({ path, target }) => ({ target, patch: parse(await kubernetesFile(folder, path)) as Patched }));
  const all = await Promise.all(read);
  return manifests.map((manifest) =>
    all
      .filter(({ target }) => fits(target.kind, manifest.kind) && fits(target.name ?? '.*', manifest.metadata.name))
      .reduce((patched, { patch }) => apply(patched, patch), manifest),
  );
}

type Json = { [key: string]: unknown };
type Patched = Pick<Manifest, 'spec'> | { path: string; value: unknown }[];

const fits = (pattern: string, text: string): boolean => new RegExp(`^(${pattern})$`).test(text);

function apply(manifest: Manifest, patch: Patched): Manifest {
  if (!Array.isArray(patch)) return { ...manifest, spec: merge(manifest.spec, patch.spec) as Manifest['spec'] };
  return patch.reduce((patched, { path, value }) => withValue(patched, path.split('/').slice(1), value) as Manifest, manifest);
}

/** Adds a value at a path of an object, or of a list's item. */
function withValue(place: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(place)) return place.with(Number(key), withValue(place[Number(key)], rest, value));
  return { ...(place as Json), [key]: withValue((place as Json)[key], rest, value) };
}

/** Lists of what has a name are merged by it, and joined otherwise. */
function merge(base: unknown, patch: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(patch)) {
    const same = (one: Json) => (other: Json) => one['name'] !== undefined && one['name'] === other['name'];
    const merged = base.map((item: Json) => merge(item, patch.find(same(item)) ?? {}));
    return [...merged, ...patch.filter((item: Json) => !base.some(same(item)))];
  }
  if (!isObject(base) || !isObject(patch)) return patch;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(patch)])];
  return Object.fromEntries(
    keys.map((key) => [key, key in base && key in patch ? merge(base[key], patch[key]) : (patch[key] ?? base[key])]),
  );
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
