import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { parse } from 'yaml';
import { passwordVariable } from '../containers/store-configs.ts';
import { readRoutes } from '../edge/edge-files.ts';
import { root } from '../paths.ts';
import { NATS_USERS } from '../servers/store-permissions.ts';
import { PARTS } from '../system/parts.ts';
import { kubernetesFile, readKustomization } from '../testing/kubernetes-manifests.ts';

const { resources, patches, manifests } = await readKustomization('base');
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
const workloads = ofKind('Deployment', 'Job');
const containers = workloads.map(({ spec }) => spec.template.spec.containers[0]);

describe('the Kubernetes manifests', () => {
  it('are all applied: each file of the base is a resource or a patch', async () => {
    const present = (await readdir(join(root, 'infra/kubernetes/base'))).filter((name) => name !== 'kustomization.yaml');
    expect(present.sort()).toEqual([...resources, ...patches.map(({ path }) => path)].sort());
  });

  it('have a deployment, a service and a disruption budget for every part, whose selectors match its pods', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget']) {
      expect(
        ofKind(kind)
          .map(({ metadata }) => metadata.name)
          .sort(),
      ).toEqual([...PARTS].sort());
    }
    for (const { kind, metadata, spec } of manifests) {
      const label = { 'app.kubernetes.io/name': metadata.name };
      if (kind === 'Service') expect(spec.selector).toEqual(label);
      if (kind === 'PodDisruptionBudget' || kind === 'Deployment') expect(spec.selector).toEqual({ matchLabels: label });
      if (kind === 'Deployment' || kind === 'Job') expect(spec.template.metadata).toEqual({ labels: label });
    }
  });

  it('give every pod probes, memory, and no more rights than it needs', async () => {
    const patch = async (name: string) => parse(await kubernetesFile('base', name)) as unknown;
    expect(await patch('every-pod.yaml')).toEqual([
      { op: 'add', path: '/spec/template/spec/securityContext', value: expect.objectContaining({ runAsNonRoot: true }) },
      { op: 'add', path: '/spec/template/spec/automountServiceAccountToken', value: false },
      {
        op: 'add',
        path: '/spec/template/spec/containers/0/securityContext',
        value: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      },
    ]);
    const part = (fields: object) => ({ spec: { template: { spec: { containers: [{ name: 'part', ...fields }] } } } });
    expect(await patch('every-deployment.yaml')).toMatchObject(part({ startupProbe: {}, livenessProbe: {}, readinessProbe: {} }));
    expect(await patch('every-job.yaml')).toMatchObject(part({ resources: { limits: { memory: expect.any(String) } } }));
    const managed = [...SERVICES, 'shell'];
    expect(patches.map(({ path, target }) => [path, target.kind, target.name?.split('|').sort()])).toEqual([
      ['every-deployment.yaml', 'Deployment', undefined],
      ['management-port.yaml', 'Deployment', managed.sort()],
      ['every-job.yaml', 'Job', undefined],
      ['every-pod.yaml', 'Deployment|Job', undefined],
    ]);
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.spec.containers[0]).toMatchObject({
        resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
      });
    }
    // Patches find a container by its name.
    expect(new Set(containers.map(({ name }) => name))).toEqual(new Set(['part']));
  });

  it('read passwords only from secrets that the instructions tell an operator to create', async () => {
    const instructions = await kubernetesFile('README.md');
    const variables = containers.flatMap(({ env = [] }) => env);
    const confidential = variables.filter(({ name }) => /PASSWORD|SECRET|_KEY$|(DATABASE|NATS|REDIS|MINIO|SMTP)_URL/.test(name));
    for (const { valueFrom } of confidential) expect(valueFrom?.secretKeyRef?.name).toMatch(/^forecourt-/);
    const keys = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);
    const general = keys.map((key) => key.replace(new RegExp(`^(${SERVICES.join('|')})-`), '<service>-'));
    expect([...new Set(general)].filter((key) => !instructions.includes(`\`${key}\``))).toEqual([]);
  });

  it('give NATS a password for each of its users, in quotes', async () => {
    const { manifests: stores } = await readKustomization('stores');
    const [nats] = stores.filter(({ kind }) => kind === 'StatefulSet');
    const [, ...passwords] = nats?.spec.template.spec.containers[0].env ?? [];
    const variables = NATS_USERS.map(passwordVariable);
    expect(passwords).toEqual(variables.map((name) => ({ name, value: `"$(RAW_${name})"` })));
    const instructions = await kubernetesFile('README.md');
    expect(['forecourt-nats', 'postgres-superuser'].filter((secret) => !instructions.includes(`\`${secret}\``))).toEqual([]);
  });

  it('scale by load what visitors load, and fix the replicas of the rest', () => {
    const scaled = ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
    const fixed = ofKind('Deployment').filter(({ spec }) => 'replicas' in spec);
    expect([...scaled, ...fixed.map(({ metadata }) => metadata.name)].sort()).toEqual([...PARTS].sort());
  });

  it('route the same paths to the same parts as every other edge', async () => {
    const paths = ofKind('Ingress').flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths));
    const routes = (await readRoutes()).map(({ path, upstream }) => [path, upstream]);
    expect(paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([...routes, ['/', 'shell']]);
  });

  it('name an image in the overlay for each image in the base', async () => {
    const { images } = parse(await kubernetesFile('overlays/production/kustomization.yaml')) as { images: { name: string }[] };
    expect(images.map(({ name }) => name).sort()).toEqual([...new Set(containers.map(({ image }) => image))].sort());
  });
});
