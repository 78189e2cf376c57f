import { serveRemote } from './dev/serve-remote.ts';

const { PORT, REMOTES_URL, SITE_URL } = process.env;
if (!PORT || !REMOTES_URL || !SITE_URL) throw new Error('Set PORT, REMOTES_URL and SITE_URL');

/** `node ../packages/tooling/dist/dev-mfe.js` in a micro-frontend's workspace: its development server, stopped by a signal. */
await serveRemote({ workspace: process.cwd(), port: Number(PORT), remotesUrl: REMOTES_URL, siteUrl: SITE_URL });
