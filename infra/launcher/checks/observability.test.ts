import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { MANAGED } from '../system/parts.ts';
import { filesIn } from '../test-runner/touched-parts.ts';

const FOLDER = join(root, 'infra/observability');
const textOf = (name: string) => readFile(join(FOLDER, name), 'utf8');

interface Dashboard {
  panels: { datasource: { uid: string }; targets: { expr: string }[] }[];
}

const { panels } = JSON.parse(await textOf('grafana/dashboards/forecourt.json')) as Dashboard;
const { groups } = parse(await textOf('alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
const rules = groups.flatMap((group) => group.rules.map(({ expr }) => expr));
const expressions = [...rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];

/** Of Prometheus itself. */
const PLACES = ['job', 'instance', 'le'];

describe('what Prometheus and Grafana are given', () => {
  let source: string;

  beforeAll(async () => {
    const files = await filesIn(['packages/server-kit/src', 'packages/service-kit/src', 'services', 'shell/src/server']);
    const own = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
    source = (await Promise.all(own.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
  });

  it('asks every part', async () => {
    const { scrape_configs, rule_files } = parse(await textOf('prometheus.yml')) as Prometheus;
    const targets = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap((config) => config.targets));
    expect(targets.toSorted()).toEqual(MANAGED.map((part) => `${part}:8081`).toSorted());
    expect(rule_files).toEqual(['alerts.yml']);
  });

  it('names only metrics and labels that the parts have', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const defaults = registry.getMetricsAsArray().map(({ name }) => name);
    const isRegistered = (name: string) => defaults.includes(name) || source.includes(`'${name}'`);
    const metrics = expressions.flatMap((one) => withoutLabels(one).match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\()/g) ?? []);
    expect(metrics.length).toBeGreaterThan(25);
    expect(metrics.filter((name) => !isRegistered(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);

    const known = [...source.matchAll(/labelNames(?:: | = )\[([^\]]+)\]/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const grouped = expressions.flatMap((one) =>
      [...one.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
    );
    const matched = expressions.flatMap((one) => [...one.matchAll(/(\w+)(?:=~|=)"/g)].map(([, name = '']) => name));
    expect([...grouped, ...matched].filter((name) => ![...known, ...PLACES].includes(name))).toEqual([]);
  });

  it('has one source for every panel, which Grafana is told of', async () => {
    const { datasources } = parse(await textOf('grafana/provisioning/datasources/stores.yml')) as {
      datasources: { uid: string }[];
    };
    expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set(['prometheus']));
    expect(datasources.map(({ uid }) => uid)).toContain('prometheus');
  });
});

interface Prometheus {
  rule_files: string[];
  scrape_configs: { static_configs: { targets: string[] }[] }[];
}

const withoutLabels = (expression: string): string => expression.replace(/\{[^}]*\}/g, '').replace(/by \([^)]*\)/g, '');
