import { join } from 'node:path';

const HOT_MODULE = JSON.stringify(join(import.meta.dirname, 'hot-module.js'));

/**
 * Makes a module with components replaceable while the page runs. Ours, because the plugin of Prefresh needs CommonJS modules, and
 * takes components of the same name in two modules for one.
 */
export default function hotLoader(this: { readonly resourcePath: string }, source: string): string {
  const before = `import { registerIn, replaceable, sign as $RefreshSig$ } from ${HOT_MODULE};`;
  const register = `const $RefreshReg$ = registerIn(${JSON.stringify(this.resourcePath)});`;
  // Without components it is replaced by what imports it.
  const after = this.resourcePath.endsWith('.tsx') ? 'replaceable(import.meta.webpackHot);' : '';
  // On the first line, so that all others keep their numbers.
  return `${before} ${register} ${source}\n${after}\n`;
}
