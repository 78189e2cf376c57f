import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Mode } from './mode.ts';

const { resolve } = createRequire(import.meta.url);

/** React Router's package names its development build in every export condition; its production build has to be asked for. */
export function libraryAliases(mode: Mode): Record<string, string> {
  if (mode === 'development') return {};
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}
