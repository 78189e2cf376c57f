import { join, resolve } from 'node:path';

/** The repository: this file is compiled to `infra/dist/paths.js`. */
export const root = resolve(import.meta.dirname, '../..');

/** Programs unpacked for this machine, shared by every data directory of this checkout. */
export const serverCache = join(root, 'node_modules/.cache/forecourt/servers');
