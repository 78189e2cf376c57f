import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { PARTS, SERVICES } from '../system/parts.ts';
import { KUBERNETES, kubernetesFiles } from './kubernetes-files.ts';

interface Container {
  image: string;
  env: { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  [field: string]: unknown;
}

interface Read {
  kind: string;
  metadata: { name: string };
  spec: { replicas?: number; template: { spec: { containers: Container[]; securityContext: object } } };
}

const read = async (): Promise<Read[]> => {
  const texts = Object.values(await kubernetesFiles());
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Read));
};
const named = (objects: Read[], kind: string) =>
  objects
    .filter((object) => object.kind === kind)
    .map(({ metadata }) => metadata.name)
    .sort();

describe('the Kubernetes manifests', () => {
  it('are committed as they are written, and all of them are applied', async () => {
    const files = await kubernetesFiles();
    for (const [name, text] of Object.entries(files)) expect(await readFile(join(KUBERNETES, name), 'utf8')).toBe(text);
    const { resources } = parse(await readFile(join(KUBERNETES, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
    expect([...resources].sort()).toEqual(['namespace.yaml', ...Object.keys(files)].sort());
    const present = (await readdir(KUBERNETES)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
    expect(present.sort()).toEqual([...resources].sort());
  });

  it('have a deployment, a service and a disruption budget for every part', async () => {
    const objects = await read();
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget']) expect(named(objects, kind)).toEqual([...PARTS].sort());
    expect(named(objects, 'Job')).toEqual(['announce', 'databases']);
  });

  it('give every pod probes, resources and no more rights than it needs, and read passwords from secrets only', async () => {
    const workloads = (await read()).filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
    for (const { kind, spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of pod.containers) {
        expect(container).toMatchObject({
          resources: { requests: {}, limits: {} },
          securityContext: { readOnlyRootFilesystem: true },
        });
        if (kind === 'Deployment') expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {}, startupProbe: {} });
        const confidential = container.env.filter(({ name }) =>
          /PASSWORD|SECRET|_KEY$|(DATABASE|NATS|REDIS|MINIO|SMTP)_URL/.test(name),
        );
        for (const { valueFrom } of confidential)
          expect(valueFrom?.secretKeyRef).toMatchObject({ name: expect.stringMatching(/^forecourt-/) });
      }
    }
  });

  it('ask for secrets that the instructions tell an operator to make', async () => {
    const instructions = await readFile(join(KUBERNETES, 'README.md'), 'utf8');
    const objects = await read();
    const asked = objects.flatMap(({ spec }) =>
      (spec.template?.spec?.containers ?? []).flatMap(({ env }) =>
        env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
      ),
    );
    const general = asked.map((name) => name.replace(new RegExp(`^(${SERVICES.join('|')})-`), '<service>-'));
    expect([...new Set(general)].filter((name) => !instructions.includes(`\`${name}\``))).toEqual([]);
  });
});
