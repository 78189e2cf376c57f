import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from './routes.ts';

const controllersOf = (service: string): string[] => {
  const folder = join('services', service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.controller.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));
};

/** What the controllers of the services listen to, read from their decorators. */
const served = (): string[] =>
  readdirSync('services').flatMap((service) =>
    controllersOf(service).flatMap((source) => {
      const [, base] = /@Controller\('([^']*)'\)/.exec(source) ?? [];
      const handlers = [...source.matchAll(/@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)];
      return handlers.map(([, method = '', path]) => {
        const address = [base, path]
          .filter(Boolean)
          .join('/')
          .replaceAll(/:(\w+)/g, '{$1}');
        return `${service} ${method.toUpperCase()} /${address}`;
      });
    }),
  );

it('every route of every service is fuzzed', () => {
  expect(ROUTES.map(({ service, method, path }) => `${service} ${method} ${path}`).toSorted()).toEqual(served().toSorted());
});
