import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { NATS_USERS, REDIS_USERS } from '../servers/store-permissions.ts';
import { passwordVariable, storeConfigs } from './store-configs.ts';

const compose = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};
const given = (service: string) => Object.keys(compose.services[service]?.environment ?? {});

describe('the users of NATS and Redis in containers', () => {
  it('match the committed files', async () => {
    for (const [name, text] of Object.entries(storeConfigs()))
      expect(await readFile(join(root, 'infra', name), 'utf8')).toBe(text);
  });

  it('each have a password, which the store receives', () => {
    expect(given('nats').toSorted()).toEqual(NATS_USERS.map(passwordVariable).toSorted());
    expect(given('redis').toSorted()).toEqual(REDIS_USERS.map(passwordVariable).toSorted());
  });

  it('are each used by the part of that name', () => {
    for (const [name, { environment = {} }] of Object.entries(compose.services)) {
      for (const url of ['NATS_URL', 'REDIS_URL'].flatMap((variable) => environment[variable] ?? []))
        expect([name, url]).toEqual([name, expect.stringContaining(`://${name}:\${${passwordVariable(name)}}@`)]);
    }
  });
});
