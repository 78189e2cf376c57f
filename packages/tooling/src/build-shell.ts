import { buildShell } from './shell/build-shell.ts';

/** `npm run build -w shell`; with the argument `development`, builds for hot reload. */
await buildShell(process.cwd(), process.argv[2] === 'development' ? 'development' : 'production');
