import { fileURLToPath } from 'node:url';

/** The wrk script that makes every request's address new, so that no cache can answer it. Stays beside its source: tsc copies no Lua. */
export const UNIQUE_URLS = fileURLToPath(new URL('../../../load/measure/unique-urls.lua', import.meta.url));
