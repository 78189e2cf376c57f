import { serveRemote } from './dev/serve-remote.ts';

const { PORT, NATS_URL, REMOTES_URL } = process.env;
if (!PORT || !NATS_URL || !REMOTES_URL) throw new Error('Set PORT, NATS_URL and REMOTES_URL');

/** `node ../packages/tooling/dist/dev-mfe.js` in a micro-frontend's workspace: its development server, stopped by a signal. */
await serveRemote({ workspace: process.cwd(), port: Number(PORT), natsUrl: NATS_URL, remotesUrl: REMOTES_URL });
