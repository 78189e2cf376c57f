import { buildRemote } from './remote/build-remote.ts';

/** `npm run build -w mfe-x`: builds the micro-frontend in the current folder. */
const { name, version } = await buildRemote(process.cwd());
console.log(`${name} ${version}`);
