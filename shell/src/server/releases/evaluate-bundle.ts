import { compileFunction } from 'node:vm';
import type { RouteModule } from '@forecourt/web-kit';
import * as webKit from '@forecourt/web-kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** One instance of each for the shell and everything it evaluates: two Preacts in one page do not work. */
export const SHARED: ReadonlyMap<string, object> = new Map<string, object>([
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['@forecourt/web-kit', webKit],
]);

function shellRequire(name: string): unknown {
  const shared = SHARED.get(name);
  if (!shared) throw new Error(`A micro-frontend may not require '${name}': only ${[...SHARED.keys()].join(', ')}`);
  return shared;
}

/**
 * Runs a micro-frontend's server bundle and returns its route modules. Errors are contained, but it is no sandbox: the bundle's
 * hash has been checked. `vm.Script` would keep every release in memory; `compileFunction` does not.
 */
export function evaluateBundle(code: string, filename: string): Readonly<Record<string, RouteModule>> {
  const module: { exports: { routes?: Record<string, RouteModule> } } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, shellRequire);
  const { routes } = module.exports;
  if (!routes) throw new Error('The bundle exports no routes');
  for (const [id, route] of Object.entries(routes)) {
    if (typeof route.Component !== 'function') throw new Error(`Route '${id}' exports no Component`);
  }
  return routes;
}
