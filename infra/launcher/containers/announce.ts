import { announceBuilds } from '../releases/announce-builds.ts';
import { REMOTES } from '../releases/release-folders.ts';
import { ReleasesClient } from '../releases/releases-client.ts';

/** Runs once beside the remotes' host: copies this image's micro-frontend builds to REMOTES_DIR and releases the new ones. */
const { RELEASES_URL: url, JWT_PRIVATE_KEY: key, REMOTES_DIR: remotesDir } = process.env;
if (!url || !key || !remotesDir) throw new Error('RELEASES_URL, JWT_PRIVATE_KEY and REMOTES_DIR must be set.');
const client = new ReleasesClient({ url, tokenPrivateKey: key.replaceAll('\\n', '\n'), patience: 120 });
await announceBuilds(client, remotesDir, REMOTES, console.log);
console.log('The micro-frontends of this image are released.');
