import { fileURLToPath } from 'node:url';

/** The wrk script that makes every URL unique, so that nothing is cached. In the source folder: tsc does not copy Lua files. */
export const UNIQUE_URLS = fileURLToPath(new URL('../../../load/measure/unique-urls.lua', import.meta.url));
