import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Mode } from './mode.ts';

const { resolve } = createRequire(import.meta.url);

/** Every export condition of React Router's package leads to its development build; the production build has to be aliased. */
export function libraryAliases(mode: Mode): Record<string, string> {
  if (mode === 'development') return {};
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}
