import { buildShell } from './shell/build-shell.ts';

/** `npm run build -w shell`; with the word `development`, the build that hot reload needs. */
await buildShell(process.cwd(), process.argv[2] === 'development' ? 'development' : 'production');
