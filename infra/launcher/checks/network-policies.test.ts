import { type Container, type Manifest, type PolicyRule, readKustomization } from '../testing/kubernetes-manifests.ts';

const NAME = 'app.kubernetes.io/name';
/** By the variable that gives a part the address: the ports that may be behind it. */
const PORTS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^DATABASE_URL$/, [5432]],
  [/^NATS_URL$/, [4222]],
  [/^REDIS_URL$/, [6379]],
  [/^MINIO_URL$/, [443, 9000]],
  // Media alone has it, which copies pictures of other sites.
  [/^UPLOAD_SECRET$/, [80]],
  [/^SMTP_URL$/, [465, 587]],
  [/^(DVLA_API_KEY|OPENAI_API_KEY|META_ACCESS_TOKEN)$/, [443]],
];

const { manifests } = await readKustomization('base');
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const policies = manifests.filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name !== 'names');
const names = workloads.map(({ metadata }) => metadata.name);

const isOf = ({ spec: { podSelector } }: Manifest, name: string): boolean => {
  const [values] = podSelector.matchExpressions?.map((expression) => expression.values) ?? [];
  return values?.includes(name) ?? podSelector.matchLabels?.[NAME] === name;
};
const rulesOf = (name: string, direction: 'ingress' | 'egress') =>
  policies.filter((policy) => isOf(policy, name)).flatMap(({ spec }) => spec[direction] ?? []);
const hasPort = (port: number) => (rule: PolicyRule) => rule.ports.some((one) => one.port === port);
const envOf = (name: string): NonNullable<Container['env']> =>
  workloads.find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers[0].env ?? [];

describe('the network policies', () => {
  it('forbid everything that is not allowed', () => {
    expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('let each part reach the stores and services whose addresses it is given, and no other', () => {
    const wanted = names.map((name) => [
      name,
      PORTS.flatMap(([variable, ports]) => (envOf(name).some((one) => variable.test(one.name)) ? ports : [])).toSorted(),
    ]);
    const allowed = names.map((name) => {
      const outside = rulesOf(name, 'egress').filter(({ to }) => to === undefined);
      return [name, outside.flatMap(({ ports }) => ports.map(({ port }) => port)).toSorted()];
    });
    expect(allowed).toEqual(wanted);
  });

  it('let each part call those parts whose addresses it is given, and no other', () => {
    const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
    const wanted = pairs.filter(([from, to]) => envOf(from).some(({ value }) => value === `http://${to}:8080`));
    const allowed = pairs.filter(([from, to]) => {
      const leaves = rulesOf(from, 'egress').some((rule) => rule.to !== undefined && hasPort(8080)(rule));
      const isFrom = (rule: PolicyRule) => rule.from?.some(({ podSelector }) => podSelector?.matchLabels[NAME] === from);
      return leaves && rulesOf(to, 'ingress').some((rule) => isFrom(rule) && hasPort(8080)(rule));
    });
    expect(wanted.length).toBeGreaterThan(8);
    expect(allowed).toEqual(wanted);
  });

  it('let visitors reach whatever the ingress leads to', () => {
    const paths = manifests.flatMap(({ kind, spec }) => (kind === 'Ingress' ? spec.rules.flatMap(({ http }) => http.paths) : []));
    const reached = new Set(paths.map(({ backend }) => backend.service.name));
    const open = names.filter((name) =>
      rulesOf(name, 'ingress').some(({ from }) => from?.some((one) => one.namespaceSelector && !one.podSelector)),
    );
    expect(new Set(open)).toEqual(reached);
  });
});
