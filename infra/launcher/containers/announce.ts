import { announceBuilds } from '../releases/announce-builds.ts';
import { REMOTES } from '../releases/release-folders.ts';

/** Runs once beside the remotes' host: copies this image's micro-frontend builds to REMOTES_DIR and announces the new ones. */
const { NATS_URL: natsUrl, REMOTES_DIR: remotesDir } = process.env;
if (!natsUrl || !remotesDir) throw new Error('NATS_URL and REMOTES_DIR must be set.');
await announceBuilds(natsUrl, remotesDir, REMOTES);
console.log('The micro-frontends of this image are released.');
