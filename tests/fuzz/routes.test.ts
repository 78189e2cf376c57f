import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from './routes.ts';

const controllersIn = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.controller.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));
};

/** What the controllers in a folder listen to, read from their decorators. */
const routesIn = (folder: string, prefix = ''): string[] =>
  controllersIn(folder).flatMap((source) => {
    const [, base] = /@Controller\('([^']*)'\)/.exec(source) ?? [];
    const handlers = [...source.matchAll(/@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)];
    return handlers.map(([, method = '', path]) => {
      const address = [prefix, base, path]
        .filter(Boolean)
        .join('/')
        .replaceAll(/:(\w+)/g, '{$1}');
      return `${method.toUpperCase()} /${address}`;
    });
  });

/** The routes of each service, those that service-kit gives to every one of them included. */
const served = (): string[] =>
  readdirSync('services').flatMap((service) =>
    [...routesIn(`services/${service}/src`), ...routesIn('packages/service-kit/src', `api/operations/${service}`)].map(
      (route) => `${service} ${route}`,
    ),
  );

it('every route of every service is fuzzed', () => {
  expect(ROUTES.map(({ service, method, path }) => `${service} ${method} ${path}`).toSorted()).toEqual(served().toSorted());
});
