import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIONS } from '@forecourt/contracts';
import { ROUTES } from './routes.ts';

const controllersIn = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.controller.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));
};

const permissionIn = (decorators: string): string | undefined => /@StaffMay\('([^']*)'\)/.exec(decorators)?.[1];

/** What the controllers in a folder listen to and whom they answer, read from their decorators. */
const routesIn = (folder: string, prefix = ''): string[] =>
  controllersIn(folder).flatMap((source) => {
    const [ofClass = '', body = ''] = source.split('export class');
    const [, base] = /@Controller\('([^']*)'\)/.exec(ofClass) ?? [];
    return [...body.matchAll(/(?:^ {2}@.*\n)+/gm)].flatMap(([decorators]) => {
      const [, method, path] = /@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/.exec(decorators) ?? [];
      if (!method) return [];
      const address = [prefix, base, path]
        .filter(Boolean)
        .join('/')
        .replaceAll(/:(\w+)/g, '{$1}');
      const who = permissionIn(decorators) ?? permissionIn(ofClass) ?? 'everybody';
      return `${method.toUpperCase()} /${address} for ${who}`;
    });
  });

/** The routes of each service, those that service-kit gives to every one of them included. */
const served = (): string[] =>
  readdirSync('services').flatMap((service) =>
    [...routesIn(`services/${service}/src`), ...routesIn('packages/service-kit/src', `api/operations/${service}`)].map(
      (route) => `${service} ${route}`,
    ),
  );

it('every route of every service is fuzzed, and known by whom it answers', () => {
  const known = ROUTES.map(({ service, method, path, who }) => `${service} ${method} ${path} for ${who}`);
  expect(known.toSorted()).toEqual(served().toSorted());
});

it('every permission is needed somewhere', () => {
  const needed = new Set(ROUTES.map(({ who }) => who));
  expect(Object.keys(PERMISSIONS).filter((permission) => !needed.has(permission as keyof typeof PERMISSIONS))).toEqual([]);
});
