import { CONTAINER_SECURITY, labelsOf, type Manifest, POD_SECURITY } from './manifest.ts';

export interface DeploymentOptions {
  name: string;
  image: string;
  env: object[];
  /** What it is asked before it gets requests; /health/live decides about a restart. */
  readyPath: string;
  /** The port that these are asked on, if it is not the visitors'. */
  managementPort?: number;
  /** MiB that it may use at most; half of it is kept free for it. */
  memory: number;
  /** Folders it may write to: where, and which claim or emptyDir is there. */
  volumes?: { name: string; mountPath: string; source: object }[];
}

/** A part of Forecourt: two pods on different machines, of which one may be taken away at a time, behind one name. */
export function deployment({ name, image, env, readyPath, managementPort, memory, volumes = [] }: DeploymentOptions): Manifest[] {
  const labels = labelsOf(name);
  // Scraped on each pod; the Service, and the ingress behind it, lead to the visitors' port alone.
  const scrape = managementPort && { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(managementPort) };
  const metadata = { name, labels };
  const selector = { matchLabels: { 'app.kubernetes.io/name': name } };
  const probe = (path: string) => ({ httpGet: { path, port: managementPort ? 'management' : 'http' }, timeoutSeconds: 3 });
  const mounts = [{ name: 'tmp', mountPath: '/tmp', source: { emptyDir: {} } }, ...volumes];
  const container = {
    name,
    image,
    ports: [
      { name: 'http', containerPort: 8080 },
      ...(managementPort ? [{ name: 'management', containerPort: managementPort }] : []),
    ],
    env,
    startupProbe: { ...probe('/health/live'), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: { ...probe('/health/live'), periodSeconds: 10 },
    readinessProbe: { ...probe(readyPath), periodSeconds: 5 },
    // No limit on the processor: it would only add waiting to a page.
    resources: { requests: { cpu: '100m', memory: `${memory / 2}Mi` }, limits: { memory: `${memory}Mi` } },
    securityContext: CONTAINER_SECURITY,
    volumeMounts: mounts.map(({ name: volume, mountPath }) => ({ name: volume, mountPath })),
  };
  const spread = {
    maxSkew: 1,
    topologyKey: 'kubernetes.io/hostname',
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: selector,
  };
  const pod = {
    securityContext: POD_SECURITY,
    automountServiceAccountToken: false,
    // A pod has ten seconds for the requests it is still answering.
    terminationGracePeriodSeconds: 15,
    topologySpreadConstraints: [spread],
    containers: [container],
    volumes: mounts.map(({ name: volume, source }) => ({ name: volume, ...source })),
  };
  const rollout = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata,
      spec: {
        replicas: 2,
        selector,
        strategy: rollout,
        template: { metadata: { labels, ...(scrape && { annotations: scrape }) }, spec: pod },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: { selector: selector.matchLabels, ports: [{ name: 'http', port: 8080, targetPort: 'http' }] },
    },
    { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata, spec: { maxUnavailable: 1, selector } },
  ];
}
