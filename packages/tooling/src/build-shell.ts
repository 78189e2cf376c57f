import { buildShell } from './shell/build-shell.ts';

/** `npm run build -w shell`. */
await buildShell(process.cwd(), 'production');
