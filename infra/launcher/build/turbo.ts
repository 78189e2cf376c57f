import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The script of turbo's command. */
export const turbo = join(createRequire(import.meta.url).resolve('turbo/package.json'), '../bin/turbo');

export const turboEnvironment = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_CACHE_DIR: 'node_modules/.cache/turbo',
};
