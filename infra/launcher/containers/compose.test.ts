import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readRoutes } from '../edge/edge-files.ts';
import { root } from '../paths.ts';
import { PARTS } from '../system/parts.ts';
import { renderEnvironment } from './write-environment.ts';

interface Service {
  image?: string;
  build?: { dockerfile: string; target: string; args?: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  volumes?: string[];
  restart: string;
  profiles?: string[];
}

const text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const dockerfile = await readFile(join(root, 'infra/containers/forecourt.Dockerfile'), 'utf8');
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);

describe('docker-compose.yml', () => {
  it('has every part, every store, nginx at the edge and Mailpit, and what observes them when that is wanted', () => {
    const others = ['postgres', 'nats', 'redis', 'minio', 'nginx', 'mailpit', 'databases', 'announce'];
    const isAlways = ([, { profiles }]: [string, Service]) => profiles === undefined;
    expect(
      Object.entries(services)
        .filter(isAlways)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...PARTS, ...others].sort());
    const observed = Object.entries(services).filter((entry) => !isAlways(entry));
    expect(observed.map(([name, { profiles }]) => [name, profiles])).toEqual(
      ['collector', 'jaeger', 'prometheus', 'grafana'].map((name) => [name, ['observability']]),
    );
    expect(Object.entries(services).filter(([, { restart }]) => !restart)).toEqual([]);
  });

  it('pins every image and builds only targets that exist', () => {
    for (const [name, { image, build }] of Object.entries(services)) {
      if (build) expect(stages).toContain(build.target);
      else expect(`${name} ${image}`).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/);
      if (build?.target === 'service') expect(build.args).toEqual({ SERVICE: name });
    }
  });

  it('waits until dependencies are healthy, or have completed if they are jobs', () => {
    for (const { depends_on: needs = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = services[name];
        const isChecked =
          needed?.healthcheck?.test !== undefined || (needed?.build !== undefined && !needed.healthcheck?.disable);
        if (condition === 'service_healthy') expect({ name, isChecked }).toEqual({ name, isChecked: true });
        if (condition === 'service_completed_successfully') expect(needed).toMatchObject({ restart: 'no' });
        expect(needed).toBeDefined();
      }
    }
  });

  it('takes every secret from the .env that the launcher writes', async () => {
    const written = [...(await renderEnvironment()).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const used = [...text.matchAll(/\$\{(\w+)(:-)?/g)].flatMap(([, name, fallback]) => (fallback ? [] : [name]));
    expect(used.filter((name) => !written.includes(name))).toEqual([]);
  });

  it('declares the volumes it uses and has the upstreams of the route table', async () => {
    const used = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(used.filter((name) => !name.startsWith('.') && !(name in volumes))).toEqual([]);
    expect((await readRoutes()).filter(({ upstream }) => !(upstream in services))).toEqual([]);
  });
});
