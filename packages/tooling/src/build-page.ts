import { join } from 'node:path';
import { browserOptions } from './compiler/browser-options.ts';
import { runWebpack } from './compiler/run-webpack.ts';

/** `build-page <folder> <module>…` in a package's folder: builds `page.js` and `page.css` for browser tests of the package. */
const [output = '', ...modules] = process.argv.slice(2);
const workspace = process.cwd();
const options = browserOptions({ owner: 'page', workspace, output, mode: 'production', filename: '[name]' });
await runWebpack([{ ...options, entry: { page: modules.map((module) => join(workspace, module)) } }]);
