import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Field, settingsOf, standardOf } from '../operations/settings-of.ts';
import { root } from '../paths.ts';
import { MANAGED } from '../system/parts.ts';
import { patchedManifests } from '../testing/kubernetes-manifests.ts';

/** Which containers leave as they are, because they are for development and tests. */
const FOR_DEVELOPMENT: ReadonlySet<string> = new Set([
  'HOT_RELOAD',
  'PICTURES_FROM_LOOPBACK',
  // Where files take the place of a server.
  'MAIL_DIR',
  'OBJECTS_DIR',
  // Tests put a service of their own in the place of an outside one, and wait less.
  'DVLA_URL',
  'DVSA_SCOPE',
  'DVSA_URL',
  'LOOKUP_DEADLINE_SECONDS',
  'META_DEADLINE_SECONDS',
  'META_GRAPH_URL',
  'OPENAI_DEADLINE_SECONDS',
  'SMTP_DEADLINE_SECONDS',
]);

const CONFIDENTIAL = /PASSWORD|SECRET|_TOKEN$|_KEY$/;

const dockerfile = await readFile(join(root, 'infra/containers/forecourt.Dockerfile'), 'utf8');
const { services } = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, { environment?: object }>;
};
const schemas = new Map<string, Readonly<Record<string, Field>>>();
// Not at once: Jest links a module twice that two others import at the same time, and fails.
for (const part of MANAGED) schemas.set(part, await settingsOf(part));
const deployments = (await patchedManifests('base')).filter(({ kind }) => kind === 'Deployment');

/** What a part's image sets itself. */
function ofImage(part: string): string[] {
  const stage = dockerfile.split(/^FROM /m).find((text) => text.startsWith(`base AS ${part === 'shell' ? part : 'service'}\n`));
  const [set = ''] = /^ENV (.*\\\n)*.*/m.exec(stage ?? '') ?? [];
  return [...set.matchAll(/\b([A-Z_]+)=/g)].flatMap(([, name]) => name ?? []);
}

describe.each(MANAGED)('each setting of %s', (part) => {
  it('is in docker-compose.yml, in its image, or for development only', async () => {
    const given = new Set([...Object.keys(services[part]?.environment ?? {}), ...ofImage(part), ...FOR_DEVELOPMENT]);
    expect(Object.keys(schemas.get(part) ?? {}).filter((name) => !given.has(name))).toEqual([]);
  });

  it('is named on Kubernetes if it is needed or secret; the others come from the config map of settings', async () => {
    const container = deployments.find(({ metadata }) => metadata.name === part)?.spec.template.spec.containers[0];
    expect(container?.['envFrom']).toEqual([{ configMapRef: { name: 'forecourt-settings', optional: true } }]);
    const given = new Set([...(container?.env ?? []).map(({ name }) => name), ...ofImage(part)]);
    const isNamed = ([name, field]: [string, Field]) => standardOf(field) === 'required' || CONFIDENTIAL.test(name);
    const named = Object.entries(schemas.get(part) ?? {}).filter(isNamed);
    expect(named.map(([name]) => name).filter((name) => !given.has(name))).toEqual([]);
  });
});
