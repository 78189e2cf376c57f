import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { failed, type Publisher, published, type ReadyPost } from './publisher.ts';

/** Everything somebody needs to post it by hand. */
const letterOf = ({ platform, picture, content }: ReadyPost): string =>
  `For: ${SOCIAL_PLATFORM_LABELS[platform]}\nPicture: ${picture ?? 'none'}\n\n${content}\n`;

/** Writes posts as `<platform>-<id>.txt` to a private folder, for platforms without an account. */
export const localOutbox = (folder: string): Publisher => ({
  channel: 'outbox',
  publish: async (post) => {
    const name = `${post.platform}-${post.id}.txt`;
    const unfinished = join(folder, `.${name}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, letterOf(post), { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
      return failed({
        status: 503,
        code: 'SOCIAL.OUTBOX_NOT_WRITABLE',
        title: 'The post could not be saved',
        detail: "The post could not be saved: its folder can't be written to. Whoever runs the website can fix this.",
      });
    }
    return published(null);
  },
});
