import { serveRemote } from './dev/serve-remote.ts';

const { PORT, REMOTES_URL } = process.env;
if (!PORT || !REMOTES_URL) throw new Error('Set PORT and REMOTES_URL');

/** `node ../packages/tooling/dist/dev-mfe.js` in a micro-frontend's workspace: its development server, stopped by a signal. */
await serveRemote({ workspace: process.cwd(), port: Number(PORT), remotesUrl: REMOTES_URL });
